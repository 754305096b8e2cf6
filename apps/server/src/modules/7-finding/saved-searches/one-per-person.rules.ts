/** Smaller than every other. */
export const noId = '00000000-0000-0000-0000-000000000000'

/** Each account is told once, by its first matching search. */
export function onePerPerson<Match extends { userId: string }>(matches: readonly Match[]): Match[] {
  const people = new Map<string, Match>()
  for (const match of matches) if (!people.has(match.userId)) people.set(match.userId, match)
  return [...people.values()]
}
