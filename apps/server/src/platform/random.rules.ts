/** A whole number from 0 to below `limit`, any as likely as another. */
export type RandomBelow = (limit: number) => number

/** `items` in an order of chance (Fisher–Yates), leaving the original alone. */
export function shuffled<T>(items: readonly T[], random: RandomBelow): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(random(rest.length), 1))
}
