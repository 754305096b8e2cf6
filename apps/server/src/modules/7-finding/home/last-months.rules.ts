/** The last `count` months in UTC, this one included, oldest first: `2026-03`. */
export function lastMonths(now: Date, count: number): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + 1 + index)).toISOString().slice(0, 7),
  )
}
