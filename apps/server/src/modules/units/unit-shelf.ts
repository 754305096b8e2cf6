import { type LearningUnit, readUnits } from '@guildhall/content'
import type { UnitView } from '@guildhall/contract'

let shelf: ReadonlyMap<string, UnitView> | undefined

/** The learning units by id, in reading order. Read from their files once. */
export function openUnits(): ReadonlyMap<string, UnitView> {
  shelf ??= new Map(readUnits().map((unit) => [unit.id, presentUnit(unit)]))
  return shelf
}

const presentUnit = ({ id, icon, title, summary, content }: LearningUnit): UnitView => ({
  id,
  icon,
  title,
  summary,
  content: content.join('\n\n'),
})
