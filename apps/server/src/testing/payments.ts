import type { PaymentView, SandboxCard } from '@guildhall/contract'
import { expect } from 'vitest'
import { arrangeHire, type Hire } from './contracts.ts'
import type { TestApp } from './test-app.ts'

type Paying = Pick<Hire, 'client' | 'contractId'>

/** Returns the payment's id. */
export async function begin({ client, contractId }: Paying): Promise<string> {
  return (await client.post(`/api/contracts/${contractId}/payments`)).json<PaymentView>()._id
}

export const charge = async ({ client }: Pick<Hire, 'client'>, paymentId: string, card: SandboxCard = 'succeeds') =>
  (await client.post(`/api/payments/${paymentId}/test-card`, { card })).json<PaymentView>()

const succeeding: readonly SandboxCard[] = ['succeeds', 'disputed_won', 'disputed_lost']

/** Returns the payment's id. */
export async function pay(hire: Paying, card: SandboxCard = 'succeeds'): Promise<string> {
  const paymentId = await begin(hire)
  const { status } = await charge(hire, paymentId, card)
  if (succeeding.includes(card)) expect(status).toBe('succeeded')
  return paymentId
}

export async function arrangePaid(t: TestApp, offer: Parameters<typeof arrangeHire>[1] = {}): Promise<Hire> {
  const hire = await arrangeHire(t, { bidAmount: 1000, ...offer })
  await pay(hire)
  return hire
}
