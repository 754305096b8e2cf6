const key = 'guildhall:unit-to-save'

export function rememberToSave(unitId: string) {
  sessionStorage.setItem(key, unitId)
}

export function takeUnitToSave(): string | null {
  const unitId = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return unitId
}
