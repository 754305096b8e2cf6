import { z } from 'zod'
import {
  cardDisputeStatuses,
  paymentFailures,
  paymentStatuses,
  payoutAccountStates,
  payoutMinimumCents,
  payoutStatuses,
  refundStatuses,
  sandboxAccountNames,
  sandboxCardNames,
} from './payments.constants.ts'
import { bidAmount, pageQuery } from './projects.ts'

/** Dollars with at most two decimals. */
const dollars = z.number()

/** `GET /api/fees`: what the platform keeps of a payment to a freelancer, for contracts agreed from now on. */
export const feesView = z.object({ feeBps: z.number().int() })
export type FeesView = z.infer<typeof feesView>

/** Of a receipt or credit note. `number` is null in the moment before it has one; only then there is no PDF. */
export const receiptLink = z.object({ _id: z.uuid(), number: z.string().nullable() })
export type ReceiptLink = z.infer<typeof receiptLink>

/** What goes back to the client of a payment. */
export const refundView = z.object({
  _id: z.uuid(),
  amount: dollars,
  status: z.enum(refundStatuses),
  /** How one that failed was paid another way; null for all others and while it is owed. */
  repaid: z.object({ at: z.iso.datetime(), reference: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  creditNote: receiptLink,
})
export type RefundView = z.infer<typeof refundView>

/** `GET /api/payment-provider`: who takes cards. */
export const paymentProviderView = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  /** For the script of Stripe in the page where a card is entered. */
  publishableKey: z.string().nullable(),
  /** No real money moves. */
  isTest: z.boolean(),
})
export type PaymentProviderView = z.infer<typeof paymentProviderView>

/** What lets the page give a card to the provider, for one payment. */
export const cardFormView = z.object({ clientSecret: z.string() })
export type CardFormView = z.infer<typeof cardFormView>

export const payoutAccountView = z.object({ state: z.enum(payoutAccountStates) })
export type PayoutAccountView = z.infer<typeof payoutAccountView>

/** A page of the provider that asks who the freelancer is, to be opened once. */
export const onboardingView = z.object({ url: z.url() })
export type OnboardingView = z.infer<typeof onboardingView>

export const paymentView = z.object({
  _id: z.uuid(),
  contractId: z.uuid(),
  contractTitle: z.string(),
  freelancerName: z.string(),
  amount: dollars,
  currency: z.literal('USD'),
  status: z.enum(paymentStatuses),
  failure: z.enum(paymentFailures).nullable(),
  provider: z.enum(['sandbox', 'stripe']),
  /** The cardholder's bank took (part of) it back; null if it never did. */
  dispute: z.object({ status: z.enum(cardDisputeStatuses), amount: dollars }).nullable(),
  /** Until when what is held for its contract is held; null if nothing is. */
  heldUntil: z.iso.datetime().nullable(),
  /** No real money moves. */
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Of a payment that succeeded. */
  receipt: receiptLink.nullable(),
  /** Oldest first. */
  refunds: z.array(refundView),
})
export type PaymentView = z.infer<typeof paymentView>
export const paymentListView = z.array(paymentView)
export const paymentListQuery = z.object(pageQuery)

export const sandboxCardBody = z.object({
  card: z.enum(sandboxCardNames, { error: `Card must be one of ${sandboxCardNames.join(', ')}.` }),
})
export type SandboxCardBody = z.infer<typeof sandboxCardBody>

export const sandboxConfirmationBody = z.object({
  approve: z.boolean({ error: 'Say whether the payment is approved.' }),
})
export type SandboxConfirmationBody = z.infer<typeof sandboxConfirmationBody>

export const payoutBody = z.object({
  /** Dollars; all that is available if absent. */
  amount: bidAmount
    .refine((usd) => Math.round(usd * 100) >= payoutMinimumCents, { error: 'The smallest amount to withdraw is $1.' })
    .nullish(),
  /** Only while no payment provider is set up: what the test account does. It takes the money if absent. */
  testAccount: z
    .enum(sandboxAccountNames, { error: `The test account must be one of ${sandboxAccountNames.join(', ')}.` })
    .nullish(),
})
export type PayoutBody = z.infer<typeof payoutBody>

export const payoutView = z.object({
  _id: z.uuid(),
  amount: dollars,
  currency: z.literal('USD'),
  status: z.enum(payoutStatuses),
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type PayoutView = z.infer<typeof payoutView>
export const payoutListView = z.array(payoutView)

/** `GET /api/payments/sums`: where all the money of a client is, from the book. */
export const paymentSumsView = z.object({
  /** All that was ever paid. It is the sum of the next four. */
  paid: dollars,
  /** In escrow. */
  held: dollars,
  /** Set aside while a dispute is open. */
  disputed: dollars,
  /** To freelancers, before the fee. */
  released: dollars,
  /** Back to the client. */
  refunded: dollars,
  /** Of approved work that is not paid for yet. */
  due: dollars,
  /** Contracts that are not over. */
  activeContracts: z.number().int(),
  isTest: z.boolean(),
})
export type PaymentSumsView = z.infer<typeof paymentSumsView>

/** A calendar year in UTC. */
export const statementYear = z.coerce
  .number({ error: 'Year must be a whole number.' })
  .int({ error: 'Year must be a whole number.' })
  .min(2000, { error: 'Year must be 2000 or later.' })
  .max(2999, { error: 'Year can be at most 2999.' })

/** What a freelancer has earned, from the book. */
export const earningsView = z.object({
  /** Can be withdrawn now. */
  available: dollars,
  /** Held for contracts in progress, less the fee. */
  held: dollars,
  /** Of approved work that is not paid for yet, less the fee. */
  due: dollars,
  /** All that was ever released, after the fee. */
  released: dollars,
  /** All that was ever withdrawn, less what came back. */
  withdrawn: dollars,
  /** The last twelve months with something in them, oldest first. */
  months: z.array(z.object({ month: z.string(), earned: dollars })),
  /** Years with a statement, in UTC, newest first: from the first release to this one. */
  years: z.array(z.number().int()),
  payoutAccount: z.enum(payoutAccountStates),
  isTest: z.boolean(),
})
export type EarningsView = z.infer<typeof earningsView>

/** `POST /api/webhooks/stripe`. */
export const eventReceivedView = z.object({ received: z.literal(true) })
