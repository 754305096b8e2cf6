import { deleteAccountBody, deletionConfirmation } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

export const deleteAccountSchema = z.object({
  password: z.string().min(1, { error: 'Password is required.' }).pipe(deleteAccountBody.shape.password),
  code: z.string(),
  confirmation: filled(`Type “${deletionConfirmation}” to confirm.`).refine(
    (text) => text.trim().toLowerCase() === deletionConfirmation,
    { error: `Type “${deletionConfirmation}” to confirm.` },
  ),
})
