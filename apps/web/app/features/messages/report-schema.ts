import { z } from 'zod'
import { reportSchema } from '../reports/shared/report-schema.ts'

export const messageReportSchema = reportSchema.extend({ block: z.boolean() })
