const key = 'guildhall:unit-to-save'

/** Remembers, in this tab, the unit to save after signing in. */
export function rememberToSave(unitId: string) {
  sessionStorage.setItem(key, unitId)
}

/** Returns the remembered unit and forgets it. */
export function takeUnitToSave(): string | null {
  const unitId = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return unitId
}
