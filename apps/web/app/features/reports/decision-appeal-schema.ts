import { decisionAppealBody } from '@guildhall/contract'
import type { z } from 'zod'

export const decisionAppealSchema: z.ZodType<{ text: string }, { text: string }> = decisionAppealBody
