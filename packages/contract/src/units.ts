import { z } from 'zod'

export const unitView = z.object({
  id: z.string(),
  /** Name of the icon, as lucide calls it. */
  icon: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Paragraphs separated by blank lines. */
  content: z.string(),
})
export type UnitView = z.infer<typeof unitView>

/** `GET /api/units`: all of them, in reading order, and which the caller has saved, by id (none when signed out). */
export const unitListView = z.object({ units: z.array(unitView), saved: z.array(z.string()) })
export type UnitListView = z.infer<typeof unitListView>

/** `PUT /api/units/:unitId/saved`: whether the account keeps it. */
export const saveUnitBody = z.object({ saved: z.boolean({ error: 'Say whether the unit is saved.' }) })
export const savedUnitsView = z.object({ saved: z.array(z.string()) })
export type SavedUnitsView = z.infer<typeof savedUnitsView>
