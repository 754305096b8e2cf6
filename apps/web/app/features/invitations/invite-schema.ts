import { invitationBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled, into } from '../../forms/text-schemas.ts'

export const inviteSchema = z.object({
  projectId: filled('Choose a project.'),
  message: into(invitationBody.shape.message, z.string()),
})
