export type RandomBelow = (limit: number) => number

/** A shuffled copy of `items` (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: RandomBelow): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(random(rest.length), 1))
}
