import { declineInvitationBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled, into } from '../../forms/text-schemas.ts'

const { reason, note } = declineInvitationBody.shape

export const declineSchema = z.object({
  reason: filled('Choose a reason.').pipe(z.string()).pipe(reason),
  note: into(note, z.string()),
})
