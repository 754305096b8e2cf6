const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `November 20, 2026`, in UTC: the server, the browser and the credential say the same day. */
export const longDay = (iso: string) => day.format(new Date(iso))

/** `1st`, `2nd`, `11th`. */
export function ordinal(count: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(count)
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${count}${endings[rule] ?? 'th'}`
}

/** `8 minutes`, to the nearest one. */
export function minutesBetween(startIso: string, endIso: string): string {
  const elapsedMs = Date.parse(endIso) - Date.parse(startIso)
  if (elapsedMs < 60_000) return 'Less than a minute'
  const minutes = Math.round(elapsedMs / 60_000)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
