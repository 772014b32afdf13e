// A second press on the same spot within a moment does nothing but what the first one did:
// what has come under the finger meanwhile was not meant.

const MOMENT_MS = 300;
const SPOT = 24;

let pressed = { at: -Infinity, x: 0, y: 0 };
let isFollowing = false;
let meant = "";

document.addEventListener(
  "pointerdown",
  ({ clientX: x, clientY: y }) => {
    const at = performance.now();
    const isNear = Math.hypot(x - pressed.x, y - pressed.y) < SPOT;
    isFollowing = isNear && at - pressed.at < MOMENT_MS;
    pressed = { at, x, y };
  },
  true,
);

/** Whether a press follows another one at once but would do something else. */
export function pressedAgain(what, argument) {
  const wanted = `${what} ${argument}`;
  if (isFollowing && wanted !== meant) return true;
  meant = wanted;
  return false;
}
