import { z } from 'zod'
import { projectCategories } from './projects.constants.ts'
import { textLimits } from './text.constants.ts'

/** Below this many contracts no range is given: it would tell of few people's money. */
export const leastContractsForRange = 10

export const briefHelpQuery = z.object({
  category: z.enum(projectCategories),
  /** Separated by commas. */
  skills: z.string().max(textLimits.description).default(''),
})

export const briefHelpView = z.object({
  /** What projects of the category ask for, the most frequent first, then what people have proven, then what can be proven here. */
  skills: z.array(z.string()),
  /** Dollars. Half of the similar contracts were agreed at a price within it. */
  range: z.object({ low: z.number(), high: z.number(), contracts: z.int(), sharesSkill: z.boolean() }).nullable(),
})
export type BriefHelpView = z.infer<typeof briefHelpView>
