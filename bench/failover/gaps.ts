/** The longest time between two neighbors of instants in order, and when it ended. */
export function longestGap(instants: readonly number[]): { ms: number; endsAt: number } {
  let longest = { ms: 0, endsAt: instants[0] ?? 0 }
  for (const [place, instant] of instants.entries()) {
    const ms = instant - (instants[place - 1] ?? instant)
    if (ms > longest.ms) longest = { ms, endsAt: instant }
  }
  return longest
}
