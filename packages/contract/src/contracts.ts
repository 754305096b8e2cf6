import { z } from 'zod'
import { contractOfferView } from './contract-offers.ts'
import { contractEventKinds, contractStatuses } from './contracts.constants.ts'
import { deliveryStatuses } from './deliveries.constants.ts'
import { moveFields } from './move-fields.ts'
import { contractMoves } from './moves.ts'
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
})
export type ContractEventView = z.infer<typeof contractEventView>

/** A contract with all that was agreed and happened. */
export const contractDetailView = contractView.extend({
  /** The project's description when the proposal was accepted. */
  criteria: z.string(),
  requiredSkills: z.array(z.string()),
  timeline: z.array(contractEventView),
  /** The offer to end the contract that waits for an answer. */
  openOffer: contractOfferView.nullable(),
  /** All offers to end the contract, newest first. */
  offers: z.array(contractOfferView),
})
export type ContractDetailView = z.infer<typeof contractDetailView>
