import { passkeyNameBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const renamePasskeySchema = z.object({
  name: filled('Give the passkey a name.').pipe(passkeyNameBody.shape.name),
})
