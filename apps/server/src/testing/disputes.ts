import type { ContractDetailView, DisputeClaimBody, DisputeView } from '@guildhall/contract'
import { expect } from 'vitest'
import { contractOf, type Hire } from './contracts.ts'
import type { Side } from './money/splits.ts'
import { arrangePaid } from './payments.ts'
import type { TestApp } from './test-app.ts'

const reason = 'We see it differently.'

export const splitOf = (release: number, total = 1000): DisputeClaimBody => ({
  release,
  refund: total - release,
  reason,
})

/** `total` and `release`: dollars, of what is held. */
export async function openDispute(hire: Hire, by: Side, release: number, total = 1000): Promise<DisputedHire> {
  const response = await hire[by].post(`/api/contracts/${hire.contractId}/disputes`, splitOf(release, total))
  expect(response.statusCode, response.body).toBe(201)
  const { _id: disputeId } = response.json<DisputeView>()
  const url = `/api/disputes/${disputeId}`
  return {
    ...hire,
    disputeId,
    claim: (by, release) => hire[by].post(`${url}/claims`, splitOf(release, total)),
    ask: (by) => hire[by].post(`${url}/ask-operator`),
    withdraw: (by) => hire[by].post(`${url}/withdraw`),
    contract: () => contractOf(hire),
    dispute: async (by = 'client') => {
      const disputes = (await hire[by].get(`/api/contracts/${hire.contractId}/disputes`)).json<DisputeView[]>()
      const found = disputes.find(({ _id }) => _id === disputeId)
      if (!found) throw new Error('the dispute must be in the list')
      return found
    },
  }
}

/** `release`: dollars of the 1,000 held. */
export const arrangeDispute = async (t: TestApp, release = 200) => openDispute(await arrangePaid(t), 'client', release)

/** Of 1,000 dollars 200 were released and 300 refunded; the dispute waits for an operator. */
export async function arrangeWaiting(t: TestApp): Promise<DisputedHire> {
  const hire = await arrangeDispute(t, 200)
  await hire.claim('freelancer', 700)
  await hire.ask('client')
  await hire.ask('freelancer')
  return hire
}

/** Dollars of what is left. */
export const decideDispute = (operator: Hire['client'], { disputeId }: DisputedHire, release: number, refund: number) =>
  operator.post(`/api/admin/disputes/${disputeId}/decide`, { release, refund, reason: 'Half of it was delivered.' })

type Answer = ReturnType<Hire['client']['post']>
export type DisputedHire = Hire & {
  disputeId: string
  claim: (by: Side, release: number) => Answer
  ask: (by: Side) => Answer
  withdraw: (by: Side) => Answer
  contract: () => Promise<ContractDetailView>
  dispute: (by?: Side) => Promise<DisputeView>
}
