import { z } from 'zod'
import {
  cardDisputeStatuses,
  paymentFailures,
  paymentStatuses,
  payoutAccountStates,
  payoutStatuses,
  refundStatuses,
  sandboxAccountNames,
  sandboxCardNames,
} from './payments.constants.ts'
import { pageQuery, positiveUsd } from './projects.ts'

const dollars = z.number()

export const feesView = z.object({ feeBps: z.number().int() })
export type FeesView = z.infer<typeof feesView>

/** `number` is null for the moment before it has one; only then there is no PDF. */
export const receiptLink = z.object({ _id: z.uuid(), number: z.string().nullable() })
export type ReceiptLink = z.infer<typeof receiptLink>

export const refundView = z.object({
  _id: z.uuid(),
  amount: dollars,
  status: z.enum(refundStatuses),
  repaid: z.object({ at: z.iso.datetime(), reference: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  creditNote: receiptLink,
})
export type RefundView = z.infer<typeof refundView>

export const paymentProviderView = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  publishableKey: z.string().nullable(),
  isTest: z.boolean(),
})
export type PaymentProviderView = z.infer<typeof paymentProviderView>

export const cardFormView = z.object({ clientSecret: z.string() })
export type CardFormView = z.infer<typeof cardFormView>

export const payoutAccountView = z.object({ state: z.enum(payoutAccountStates) })
export type PayoutAccountView = z.infer<typeof payoutAccountView>

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
  dispute: z.object({ status: z.enum(cardDisputeStatuses), amount: dollars }).nullable(),
  heldUntil: z.iso.datetime().nullable(),
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  receipt: receiptLink.nullable(),
  refunds: z.array(refundView),
})
export type PaymentView = z.infer<typeof paymentView>
export const paymentListView = z.array(paymentView)
export const payoutListQuery = z.object(pageQuery)
export const paymentListQuery = z.object({ ...pageQuery, contractId: z.uuid().optional() })

export const sandboxCardBody = z.object({
  card: z.enum(sandboxCardNames, { error: `Card must be one of ${sandboxCardNames.join(', ')}.` }),
})
export type SandboxCardBody = z.infer<typeof sandboxCardBody>

export const sandboxConfirmationBody = z.object({
  approve: z.boolean({ error: 'Say whether the payment is approved.' }),
})
export type SandboxConfirmationBody = z.infer<typeof sandboxConfirmationBody>

export const payoutBody = z.object({
  /** Dollars: at least $1, or all that is available, which is the default. */
  amount: positiveUsd('Amount').nullish(),
  /** Sandbox only: what the test account does. Default: it takes the money. */
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

export const paymentSumsView = z.object({
  /** All ever paid: the sum of the next four. */
  paid: dollars,
  held: dollars,
  disputed: dollars,
  released: dollars,
  refunded: dollars,
  due: dollars,
  activeContracts: z.number().int(),
  /** Those of them for which money is held. */
  heldContracts: z.number().int(),
  isTest: z.boolean(),
})
export type PaymentSumsView = z.infer<typeof paymentSumsView>

export const statementYear = z.coerce
  .number({ error: 'Year must be a whole number.' })
  .int({ error: 'Year must be a whole number.' })
  .min(2000, { error: 'Year must be 2000 or later.' })
  .max(2999, { error: 'Year can be at most 2999.' })

/** From the ledger, in dollars after the fee. */
export const earningsView = z.object({
  available: dollars,
  held: dollars,
  due: dollars,
  released: dollars,
  withdrawn: dollars,
  months: z.array(z.object({ month: z.string(), earned: dollars })),
  years: z.array(z.number().int()),
  payoutAccount: z.enum(payoutAccountStates),
  isTest: z.boolean(),
})
export type EarningsView = z.infer<typeof earningsView>

export const eventReceivedView = z.object({ received: z.literal(true) })
