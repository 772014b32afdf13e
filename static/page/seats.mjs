// One tab at a time sits at the table of a game, told by Web Locks; another may take its seat.
// Where a browser has no such locks, every tab may sit.

const PREFIX = "sobremesa:table:";

let seat = null;
let settled = Promise.resolve();

/** Let go of the seat, if there is one. */
export function rise() {
  seat?.rise();
  seat = null;
}

/** Take the seat of a game; false where another tab has it. `lost` is called when one takes it. */
export async function sit(game, takesOver, lost) {
  if (!navigator.locks || seat?.game === game) return true;
  rise();
  await settled;
  return new Promise((tell) => {
    const hold = (lock) => {
      tell(lock !== null);
      return lock && new Promise((end) => (seat = { game, rise: end }));
    };
    const end = () => {
      tell(true);
      if (seat?.game !== game) return;
      seat = null;
      lost();
    };
    const how = takesOver ? { steal: true } : { ifAvailable: true };
    settled = navigator.locks.request(PREFIX + game, how, hold).catch(end);
  });
}
