import { z } from 'zod'

export const unitView = z.object({
  id: z.string(),
  icon: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Paragraphs separated by blank lines. */
  content: z.string(),
})
export type UnitView = z.infer<typeof unitView>

/** In reading order. `saved`: ids, empty if signed out. */
export const unitListView = z.object({ units: z.array(unitView), saved: z.array(z.string()) })
export type UnitListView = z.infer<typeof unitListView>

export const saveUnitBody = z.object({ saved: z.boolean({ error: 'Say whether the unit is saved.' }) })
export const savedUnitsView = z.object({ saved: z.array(z.string()) })
export type SavedUnitsView = z.infer<typeof savedUnitsView>
