import { z } from 'zod'
import { idText } from './id-text.ts'
import { invitationMoves } from './invitation-moves.ts'
import {
  declineNoteMaximum,
  declineReasons,
  invitationStatuses,
  invitationTextMaximum,
} from './invitations.constants.ts'
import { moveFields } from './move-fields.ts'
import { codesOf } from './move-table.ts'
import { projectStatuses } from './projects.constants.ts'
import { pageQuery } from './projects.ts'
import { exactText } from './text.ts'

export const invitationBody = z.object({
  freelancerId: idText('freelancerId must be the id of a person.'),
  message: exactText('Message', invitationTextMaximum).default(''),
})
export type InvitationBody = z.input<typeof invitationBody>

export const declineInvitationBody = z.object({
  reason: z.enum(declineReasons, { error: 'Choose a reason.' }),
  note: exactText('Your words', declineNoteMaximum).default(''),
})
export type DeclineInvitationBody = z.input<typeof declineInvitationBody>

const person = z.object({ _id: z.uuid(), name: z.string(), title: z.string(), profileImage: z.string() })

export const invitationView = z.object({
  _id: z.uuid(),
  project: z.object({
    _id: z.uuid(),
    title: z.string(),
    price: z.number(),
    deadline: z.iso.datetime(),
    status: z.enum(projectStatuses),
  }),
  client: person,
  freelancer: person,
  message: z.string(),
  status: z.enum(invitationStatuses),
  declineReason: z.enum(declineReasons).nullable(),
  declineNote: z.string(),
  proposalId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  ...moveFields(invitationMoves),
})
export type InvitationView = z.infer<typeof invitationView>
export const invitationListView = z.array(invitationView)

export const receivedInvitationsQuery = z.object({
  status: z.enum(invitationStatuses, { error: `Status must be one of ${invitationStatuses.join(', ')}.` }).optional(),
  project: idText('Project must be the id of a project.').optional(),
  ...pageQuery,
})

export const sentInvitationsQuery = z.object(pageQuery)

export const invitableProjectsQuery = z.object({
  freelancer: idText('Freelancer must be the id of a person.'),
})

/** `refusal`: why the person cannot be invited to it. */
export const invitableProjectView = z.object({
  _id: z.uuid(),
  title: z.string(),
  refusal: z.enum(codesOf(invitationMoves.invite)).nullable(),
})
export type InvitableProjectView = z.infer<typeof invitableProjectView>
export const invitableProjectListView = z.array(invitableProjectView)
