import { passkeyNameBody, passwordProofBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const addPasskeySchema = z.object({
  name: filled('Give the passkey a name.').pipe(passkeyNameBody.shape.name),
  password: z.string().min(1, { error: 'Enter your password.' }).pipe(passwordProofBody.shape.password),
  code: z.string(),
})
