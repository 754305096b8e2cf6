import { z } from 'zod'
import { contractChangeView } from './contract-changes.ts'
import { contractMoves } from './contract-moves.ts'
import { contractOfferView } from './contract-offers.ts'
import { contractEventKinds, contractStatuses } from './contracts.constants.ts'
import { deliveryStatuses } from './deliveries.constants.ts'
import { contractMilestoneView } from './milestones.ts'
import { moveFields } from './move-fields.ts'
import { cardDisputeStatuses } from './payments.constants.ts'
import { pageQuery } from './projects.ts'
import { exactText } from './text.ts'

/** Dollars with at most two decimals. */
const dollars = z.number()

export const contractListQuery = z.object({
  role: z.enum(['client', 'freelancer'], { error: 'Role must be client or freelancer.' }),
  status: z.enum(contractStatuses, { error: `Status must be one of ${contractStatuses.join(', ')}.` }).optional(),
  search: exactText('Search', 200).optional(),
  ...pageQuery,
})

const person = z.object({ _id: z.uuid(), name: z.string(), profileImage: z.string() })

export const contractMoneyView = z.object({
  /** What was agreed, and what becomes of it: the platform's fee and what the freelancer gets. */
  amount: dollars,
  fee: dollars,
  earnings: dollars,
  /** Where the amount is now. What is in none of them is not paid yet. */
  held: dollars,
  disputed: dollars,
  released: dollars,
  refunded: dollars,
  /** The client's bank took it out of what was held: it has not decided yet, and it kept it. */
  cardDisputed: dollars,
  takenBack: dollars,
  /** What the client has yet to pay; 0 once the contract is over. */
  unpaid: dollars,
  /** The platform's share in basis points: hundredths of a percent. */
  feeBps: z.number().int(),
  currency: z.literal('USD'),
})
export type ContractMoneyView = z.infer<typeof contractMoneyView>

export const contractView = z.object({
  _id: z.uuid(),
  proposalId: z.uuid(),
  projectId: z.uuid(),
  title: z.string(),
  client: person,
  freelancer: person,
  money: contractMoneyView,
  /** Whether all of the amount is held or was paid out. */
  isFunded: z.boolean(),
  /** Days, as agreed; null if none were. */
  deliveryTime: z.number().int().nullable(),
  /** Agreement plus delivery time. */
  dueAt: z.iso.datetime().nullable(),
  status: z.enum(contractStatuses),
  deliveryStatus: z.enum(deliveryStatuses),
  /** When the delivery under review is approved by itself; null while there is none. */
  autoApprovalAt: z.iso.datetime().nullable(),
  /** What is held is acted on at this instant, as it cannot be held longer. Null while nothing is held. */
  heldUntil: z.iso.datetime().nullable(),
  /** Who has to act, for what, and by when if there is a date. Null when the contract has ended. */
  next: z
    .object({
      by: z.enum(['client', 'freelancer', 'both', 'operator']),
      move: z.enum(['fund', 'deliver', 'review', 'pay', 'settle']),
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Whose account is suspended. */
  suspended: z.array(z.enum(['client', 'freelancer'])),
  ...moveFields(contractMoves),
})
export type ContractView = z.infer<typeof contractView>
export const contractListView = z.array(contractView)

/** A payment that the client's bank took back. */
export const cardDisputeView = z.object({
  status: z.enum(cardDisputeStatuses),
  amount: dollars,
  /** The part that was paid out before, which the platform bears. */
  borne: dollars,
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type CardDisputeView = z.infer<typeof cardDisputeView>

export const contractEventView = z.object({
  kind: z.enum(contractEventKinds),
  at: z.iso.datetime(),
  /** Null for what the clock, a payment provider or the operator did. */
  by: z.enum(['client', 'freelancer']).nullable(),
  /** Dollars, where money moved. */
  amount: dollars.nullable(),
  version: z.number().int().nullable(),
  /** Of `decided` and `dispute_decided`: the operator's reason. */
  reason: z.string().nullable(),
  /** Of `changes_requested`: the line of the criteria it cites, if any. */
  criterion: z.string().nullable(),
  /** Of `milestone_released`: its title. */
  milestone: z.string().nullable(),
})
export type ContractEventView = z.infer<typeof contractEventView>

/** A contract with all that was agreed and happened. */
export const contractDetailView = contractView.extend({
  /** What counts as done: the project's description when the proposal was accepted, unless it was changed since. */
  criteria: z.string(),
  requiredSkills: z.array(z.string()),
  timeline: z.array(contractEventView),
  /** Newest first. */
  cardDisputes: z.array(cardDisputeView),
  /** The offer to end the contract that waits for an answer. */
  openOffer: contractOfferView.nullable(),
  /** All offers to end the contract, newest first. */
  offers: z.array(contractOfferView),
  /** Parts of the amount, in their order; empty without any. */
  milestones: z.array(contractMilestoneView),
  /** The change that waits for an answer. */
  openChange: contractChangeView.nullable(),
  /** How many changes were offered so far, this one included. */
  changeCount: z.number().int(),
})
export type ContractDetailView = z.infer<typeof contractDetailView>
