import { z } from 'zod'
import { proofLanguages } from './templates/template.ts'
import { programText } from './texts.ts'

const around = {
  as: z.enum([...proofLanguages, 'sql']),
  /** Run before the code, and not shown: tables, functions that the code calls. */
  setup: programText.optional(),
  /** Run after the code: what uses it and prints. */
  after: programText.optional(),
}

/** How code that is shown alone becomes a program. Never sent to anybody: `content:check -- --run` runs it. */
export const surroundingsSchema = z.strictObject(around)
export type Surroundings = z.infer<typeof surroundingsSchema>

export const runSchema = z.strictObject({
  ...around,
  /** All lines joined by spaces. */
  prints: z.string().max(2_000),
})
