type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Does what it is given one after the other, in the order in which it came. What fails does not hold up the next. */
export function serialize(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
