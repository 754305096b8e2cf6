import type { PaymentFailure } from '@guildhall/contract'

export type Charge = {
  status: 'requires_action' | 'processing' | 'succeeded' | 'failed'
  failure: PaymentFailure | null
  amountCents: number
}
