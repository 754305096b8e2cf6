import { dayMs } from '@guildhall/contract'

type Retention = { daily: number; weekly: number }

/** Weeks begin on Monday, in UTC, as the epoch was a Thursday. */
const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs)
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7)

/** The newest of each of the last days that have one, and of each of the last weeks. */
export function keptBackups(taken: readonly Date[], { daily, weekly }: Retention): Set<Date> {
  const newestFirst = taken.toSorted((one, other) => other.getTime() - one.getTime())
  return new Set([...newestOf(newestFirst, dayOf, daily), ...newestOf(newestFirst, weekOf, weekly)])
}

function newestOf(newestFirst: readonly Date[], periodOf: (at: Date) => number, most: number): Date[] {
  const newest = new Map<number, Date>()
  for (const at of newestFirst) if (!newest.has(periodOf(at))) newest.set(periodOf(at), at)
  return [...newest.values()].slice(0, most)
}
