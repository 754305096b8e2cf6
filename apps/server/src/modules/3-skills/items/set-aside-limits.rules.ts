/** Of the items of a pool, this share may be set aside without an operator: answers of free accounts must not empty a pool. */
const automaticShare = 1 / 6

type Pool = {
  /** That have answers. */
  items: number
  /** Set aside by the nightly job before. */
  setAside: number
  /** How many of those that are asked may go before the pool cannot prove a skill any more. Null: any number. */
  spare: number | null
}

/** How many more items of the pool may be set aside without an operator. */
export function automaticRoom({ items, setAside, spare }: Pool): number {
  const room = Math.floor(items * automaticShare) - setAside
  return Math.max(0, Math.min(room, spare ?? room))
}
