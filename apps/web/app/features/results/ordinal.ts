const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

export function ordinal(count: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(count)
  return `${count}${endings[rule] ?? 'th'}`
}
