import { type AppealBody, appealBody } from '@guildhall/contract'
import type { z } from 'zod'

export const appealSchema: z.ZodType<AppealBody, { text: string }> = appealBody
