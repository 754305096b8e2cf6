import type { UnitView } from '@guildhall/contract'
import { DomainError } from '../../../platform/errors.ts'
import { openUnits } from './unit-library.ts'

export function getUnit(id: string): UnitView {
  const unit = openUnits().get(id)
  if (!unit) throw new DomainError('unit.not_found')
  return unit
}
