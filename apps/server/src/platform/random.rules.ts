export type RandomBelow = (limit: number) => number

export function shuffled<T>(items: readonly T[], random: RandomBelow): T[] {
  const rest = [...items]
  return items.flatMap(() => rest.splice(random(rest.length), 1))
}
