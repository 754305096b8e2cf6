const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `1st`, `2nd`, `11th`. */
export function ordinal(count: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(count)
  return `${count}${endings[rule] ?? 'th'}`
}
