import { type LearningUnit, readUnits } from '@guildhall/content'
import type { UnitView } from '@guildhall/contract'

let units: ReadonlyMap<string, UnitView> | undefined

export function openUnits(): ReadonlyMap<string, UnitView> {
  units ??= new Map(readUnits().map((unit) => [unit.id, presentUnit(unit)]))
  return units
}

const presentUnit = ({ id, icon, title, summary, content }: LearningUnit): UnitView => ({
  id,
  icon,
  title,
  summary,
  content: content.join('\n\n'),
})
