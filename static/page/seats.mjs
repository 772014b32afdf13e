// One tab at a time sits at the table of a game, told by Web Locks; another may take its seat.
// Where a browser has no such locks, every tab may sit.

const PREFIX = "sobremesa:table:";

let seat = null;
let settled = Promise.resolve();

const give = (left) => {
  if (seat === left) seat = null;
};

/** Ask for a seat; whoever rises before the answer comes does not get it. */
const request = (wanted, takesOver, lost) =>
  new Promise((tell) => {
    let isHeld = false;
    const hold = (lock) => {
      tell(lock !== null);
      if (!lock) give(wanted);
      isHeld = lock !== null && seat === wanted;
      return isHeld ? new Promise((rise) => (wanted.rise = rise)) : null;
    };
    const end = () => {
      tell(true);
      if (!isHeld || seat !== wanted) return;
      give(wanted);
      lost();
    };
    const how = takesOver ? { steal: true } : { ifAvailable: true };
    settled = navigator.locks.request(PREFIX + wanted.game, how, hold).catch(end);
  });

/** Let go of the seat, if there is one. */
export function rise() {
  const left = seat;
  seat = null;
  left?.rise();
}

/** Take the seat of a game; false where another tab has it. `lost` is called when one takes it. */
export async function sit(game, takesOver, lost) {
  if (!navigator.locks) return true;
  if (seat?.game !== game) {
    rise();
    const wanted = { game, rise() {} };
    seat = wanted;
    wanted.isMine = settled.then(() => request(wanted, takesOver, lost));
  }
  return seat.isMine;
}
