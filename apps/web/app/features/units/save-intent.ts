const key = 'guildhall:unit-to-save'

/** Remembers, for this tab, a unit that somebody wanted to save and for which they had to sign in first. */
export function rememberToSave(unitId: string) {
  sessionStorage.setItem(key, unitId)
}

/** The unit remembered, and forgets it. */
export function takeUnitToSave(): string | null {
  const unitId = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return unitId
}
