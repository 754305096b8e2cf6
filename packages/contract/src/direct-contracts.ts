import { z } from 'zod'
import { emailText } from './accounts.ts'
import { directOfferMoves } from './direct-contract-moves.ts'
import { directDeclineMaximum, directOfferStatuses } from './direct-contracts.constants.ts'
import { idText } from './id-text.ts'
import { milestoneView, proposalMilestones } from './milestones.ts'
import { moveFields } from './move-fields.ts'
import { pageQuery, positiveUsd } from './projects.ts'
import { deliveryDays } from './proposals.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText } from './text.ts'

/** To a member by id, or mailed to an address with a link that its reader can take. */
export const directOfferBody = z
  .object({
    freelancerId: idText('freelancerId must be the id of a person.').nullish(),
    email: emailText.nullish(),
    title: requiredText('Title', textLimits.title),
    description: requiredText('Description', textLimits.description),
    /** The description if empty. */
    criteria: exactText('Criteria', textLimits.description).default(''),
    amount: positiveUsd('Amount'),
    /** Days from acceptance to delivery. */
    deliveryTime: deliveryDays,
    milestones: proposalMilestones.nullish(),
  })
  .refine(({ freelancerId, email }) => Boolean(freelancerId) !== Boolean(email), {
    path: ['email'],
    error: 'Name the freelancer, or write their email address.',
  })
export type DirectOfferBody = z.input<typeof directOfferBody>
export type DirectOfferInput = z.output<typeof directOfferBody>

export const declineDirectOfferBody = z.object({ note: exactText('Your words', directDeclineMaximum).default('') })

const person = z.object({ _id: z.uuid(), name: z.string(), profileImage: z.string() })
const dollars = z.number()

export const directOfferView = z.object({
  _id: z.uuid(),
  client: person,
  /** Null for an unaccepted offer by mail: whose address it is stays private. */
  freelancer: person.nullable(),
  /** For the client alone. */
  email: z.string().nullable(),
  title: z.string(),
  amount: dollars,
  fee: dollars,
  earnings: dollars,
  deliveryTime: z.number().int(),
  status: z.enum(directOfferStatuses),
  contractId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  ...moveFields(directOfferMoves),
})
export type DirectOfferView = z.infer<typeof directOfferView>
export const directOfferListView = z.array(directOfferView)

export const directOfferDetailView = directOfferView.extend({
  description: z.string(),
  criteria: z.string(),
  milestones: z.array(milestoneView),
  declineNote: z.string(),
})
export type DirectOfferDetailView = z.infer<typeof directOfferDetailView>

export const directOffersQuery = z.object({
  role: z.enum(['client', 'freelancer'], { error: 'Role must be client or freelancer.' }),
  status: z.enum(directOfferStatuses, { error: `Status must be one of ${directOfferStatuses.join(', ')}.` }).optional(),
  ...pageQuery,
})

export const directLinkBody = z.object({ token: exactText('Token', 200) })
export type DirectLinkBody = z.input<typeof directLinkBody>

/** Shown before sign-in. */
export const directLinkView = directOfferDetailView.pick({
  client: true,
  title: true,
  description: true,
  criteria: true,
  amount: true,
  fee: true,
  earnings: true,
  deliveryTime: true,
  milestones: true,
  expiresAt: true,
})
export type DirectLinkView = z.infer<typeof directLinkView>
