import type { PaymentView, SandboxCard } from '@guildhall/contract'
import { expect } from 'vitest'
import { arrangeHire, type Hire } from './contracts.ts'
import type { TestApp } from './test-app.ts'

/** The client begins to pay for what the contract lacks. Returns the payment's id. */
export async function begin({ client, contractId }: Hire): Promise<string> {
  return (await client.post(`/api/contracts/${contractId}/payments`)).json<PaymentView>()._id
}

/** Pays it with a test card, whatever becomes of it. */
export const charge = async ({ client }: Hire, paymentId: string, card: SandboxCard = 'succeeds') =>
  (await client.post(`/api/payments/${paymentId}/test-card`, { card })).json<PaymentView>()

const succeeding: readonly SandboxCard[] = ['succeeds', 'disputed_won', 'disputed_lost']

/** Begins a payment and pays it with a test card. Returns the payment's id. */
export async function pay(hire: Hire, card: SandboxCard = 'succeeds'): Promise<string> {
  const paymentId = await begin(hire)
  const { status } = await charge(hire, paymentId, card)
  if (succeeding.includes(card)) expect(status).toBe('succeeded')
  return paymentId
}

/** A contract that is paid, over 1,000 dollars unless told otherwise. */
export async function arrangePaid(t: TestApp, offer: Parameters<typeof arrangeHire>[1] = {}): Promise<Hire> {
  const hire = await arrangeHire(t, { bidAmount: 1000, ...offer })
  await pay(hire)
  return hire
}
