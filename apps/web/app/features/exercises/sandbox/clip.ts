const shownMaximum = 2_000

/** What leaves a worker is bounded there, where what it costs is the program's own. */
export const clip = (text: string) => (text.length > shownMaximum ? `${text.slice(0, shownMaximum)}…` : text)

export const clipAll = (outcome: object) =>
  Object.fromEntries(
    Object.entries(outcome).map(([name, value]) => [name, typeof value === 'string' ? clip(value) : value]),
  )
