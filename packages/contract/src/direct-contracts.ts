import { z } from 'zod'
import { emailText } from './accounts.ts'
import { directOfferMoves } from './direct-contract-moves.ts'
import { directDeclineMaximum, directOfferStatuses } from './direct-contracts.constants.ts'
import { milestoneView, proposalMilestones } from './milestones.ts'
import { moveFields } from './move-fields.ts'
import { pageQuery, positiveUsd } from './projects.ts'
import { deliveryDays } from './proposals.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText } from './text.ts'

/** To a member by id, or to an address: then the offer is mailed with a link that its reader can take. */
export const directOfferBody = z
  .object({
    freelancerId: z.uuid({ error: 'freelancerId must be the id of a person.' }).nullish(),
    email: emailText.nullish(),
    title: requiredText('Title', textLimits.title),
    description: requiredText('Description', textLimits.description),
    /** What counts as done. Without it, the description does. */
    criteria: exactText('Criteria', textLimits.description).default(''),
    amount: positiveUsd('Amount'),
    /** Days from acceptance to delivery. */
    deliveryTime: deliveryDays,
    /** Parts of the amount that can be released one by one. */
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
  /** Null for an offer by mail that was not accepted: whose address it is stays between us and them. */
  freelancer: person.nullable(),
  /** The address it was mailed to, for the client alone. */
  email: z.string().nullable(),
  title: z.string(),
  amount: dollars,
  /** What the platform keeps of it, and what the freelancer gets. */
  fee: dollars,
  earnings: dollars,
  deliveryTime: z.number().int(),
  status: z.enum(directOfferStatuses),
  /** Null before it is accepted. */
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

/** What a mailed link carries. */
export const directLinkBody = z.object({ token: exactText('Token', 200) })
export type DirectLinkBody = z.input<typeof directLinkBody>

/** What the reader of a mailed link sees before they sign in. */
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
