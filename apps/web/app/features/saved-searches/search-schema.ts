import { savedSearchSettingsBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

const { name, alerts } = savedSearchSettingsBody.shape

export const searchSettingsSchema = z.object({
  name: filled('Give the search a name.').pipe(name),
  alerts: z.string().pipe(alerts),
})
