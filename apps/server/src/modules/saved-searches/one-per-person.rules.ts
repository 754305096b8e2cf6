/** An account whose searches find the same thing is told once, for the first of them. */
export function onePerPerson<Match extends { userId: string }>(matches: readonly Match[]): Match[] {
  const people = new Map<string, Match>()
  for (const match of matches) if (!people.has(match.userId)) people.set(match.userId, match)
  return [...people.values()]
}
