import { z } from 'zod'
import { attachedFileView } from './attached-files.ts'
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
  amount: dollars,
  fee: dollars,
  earnings: dollars,
  /** Where the amount is now; the rest is not paid yet. */
  held: dollars,
  disputed: dollars,
  released: dollars,
  refunded: dollars,
  /** Taken by the client's bank: while undecided, and for good. */
  cardDisputed: dollars,
  takenBack: dollars,
  /** 0 once the contract is over. */
  unpaid: dollars,
  /** Basis points. */
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
  isFunded: z.boolean(),
  /** A payment was made, and the bank has not answered yet. */
  isPaymentSent: z.boolean(),
  deliveryTime: z.number().int().nullable(),
  dueAt: z.iso.datetime().nullable(),
  status: z.enum(contractStatuses),
  deliveryStatus: z.enum(deliveryStatuses),
  /** When it is approved automatically; null without a delivery under review. */
  autoApprovalAt: z.iso.datetime().nullable(),
  /** When we act on held money that cannot be held longer. Null while nothing is held. */
  heldUntil: z.iso.datetime().nullable(),
  next: z
    .object({
      by: z.enum(['client', 'freelancer', 'both', 'operator']),
      move: z.enum(['fund', 'deliver', 'review', 'pay', 'settle']),
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  suspended: z.array(z.enum(['client', 'freelancer'])),
  ...moveFields(contractMoves),
})
export type ContractView = z.infer<typeof contractView>
export const contractListView = z.array(contractView)

export const cardDisputeView = z.object({
  status: z.enum(cardDisputeStatuses),
  amount: dollars,
  /** Paid out before the bank took it back: the platform bears it. */
  borne: dollars,
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type CardDisputeView = z.infer<typeof cardDisputeView>

export const contractEventView = z.object({
  kind: z.enum(contractEventKinds),
  at: z.iso.datetime(),
  /** Null for the clock, a payment provider or the operator. */
  by: z.enum(['client', 'freelancer']).nullable(),
  /** Dollars, where money moved. */
  amount: dollars.nullable(),
  version: z.number().int().nullable(),
  reason: z.string().nullable(),
  criterion: z.string().nullable(),
  milestone: z.string().nullable(),
})
export type ContractEventView = z.infer<typeof contractEventView>

export const contractDetailView = contractView.extend({
  /** The project's description at acceptance, unless changed since. */
  criteria: z.string(),
  requiredSkills: z.array(z.string()),
  /** The project's files at acceptance. */
  attachments: z.array(attachedFileView),
  timeline: z.array(contractEventView),
  cardDisputes: z.array(cardDisputeView),
  openOffer: contractOfferView.nullable(),
  offers: z.array(contractOfferView),
  milestones: z.array(contractMilestoneView),
  openChange: contractChangeView.nullable(),
  changeCount: z.number().int(),
})
export type ContractDetailView = z.infer<typeof contractDetailView>
