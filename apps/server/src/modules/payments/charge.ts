import type { PaymentFailure } from '@guildhall/contract'

/** What the provider says of a payment. */
export type Charge = {
  status: 'requires_action' | 'processing' | 'succeeded' | 'failed'
  failure: PaymentFailure | null
  amountCents: number
}
