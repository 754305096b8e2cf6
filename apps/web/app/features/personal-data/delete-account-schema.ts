import { type DeleteAccountBody, deleteAccountBody, deletionConfirmation } from '@guildhall/contract'
import { z } from 'zod'
import { filled } from '../../forms/text-schemas.ts'

type Values = { password: string; confirmation: string }

export const deleteAccountSchema: z.ZodType<DeleteAccountBody, Values> = z
  .object({
    password: z.string().min(1, { error: 'Password is required.' }).pipe(deleteAccountBody.shape.password),
    confirmation: filled(`Type “${deletionConfirmation}” to confirm.`).refine(
      (text) => text.trim().toLowerCase() === deletionConfirmation,
      { error: `Type “${deletionConfirmation}” to confirm.` },
    ),
  })
  .transform(({ password }) => ({ password }))
