import { randomBytes } from 'node:crypto'

export type Metadata = Record<string, string>
export type Intent = {
  id: string
  object: 'payment_intent'
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  amount: number
  amount_received: number
  currency: string
  client_secret: string
  metadata: Metadata
  last_payment_error: { type: string; code: string; message: string } | null
  cancellation_reason: string | null
}
export type Refund = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: string
  metadata: Metadata
}
export type Account = {
  id: string
  object: 'account'
  payouts_enabled: boolean
  capabilities: { transfers: string }
  metadata: Metadata
}
export type Transfer = {
  id: string
  object: 'transfer'
  amount: number
  destination: string
  transfer_group: string | null
  reversed: boolean
  metadata: Metadata
}
export type Dispute = { id: string; object: 'dispute'; payment_intent: string; amount: number; status: string }
export type Payout = {
  id: string
  object: 'payout'
  amount: number
  status: string
  failure_message: string | null
  metadata: Metadata
  account: string
}
export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  account?: string
  data: { object: object }
}

export class StripeRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

export function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id)
  if (!value) throw new StripeRefusal(404, 'resource_missing', `No such object: '${id}'`)
  return value
}
