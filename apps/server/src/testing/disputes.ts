import type { ContractDetailView, DisputeClaimBody, DisputeView } from '@guildhall/contract'
import { expect } from 'vitest'
import { auditLedger, describeAudit } from '../modules/ledger/audit/audit-ledger.ts'
import { arrangeHire, type Hire } from './contracts.ts'
import type { TestApp } from './test-app.ts'

export type Side = 'client' | 'freelancer'
export const reason = 'We see it differently.'

/** A contract over 1,000 dollars that is paid. */
export async function arrangePaid(t: TestApp): Promise<Hire> {
  const hire = await arrangeHire(t, { bidAmount: 1000 })
  const { _id } = (await hire.client.post(`/api/contracts/${hire.contractId}/payments`)).json()
  await hire.client.post(`/api/payments/${_id}/test-card`, { card: 'succeeds' })
  return hire
}

/** The split with `release` dollars for the freelancer, and the rest of 1,000 for the client. */
export const splitOf = (release: number): DisputeClaimBody => ({ release, refund: 1000 - release, reason })

export async function openDispute(hire: Hire, by: Side, release: number): Promise<DisputedHire> {
  const response = await hire[by].post(`/api/contracts/${hire.contractId}/disputes`, splitOf(release))
  expect(response.statusCode, response.body).toBe(201)
  const { _id: disputeId } = response.json<DisputeView>()
  const url = `/api/disputes/${disputeId}`
  return {
    ...hire,
    disputeId,
    claim: (by, release) => hire[by].post(`${url}/claims`, splitOf(release)),
    ask: (by) => hire[by].post(`${url}/ask-operator`),
    withdraw: (by) => hire[by].post(`${url}/withdraw`),
    contract: async () => (await hire.client.get(`/api/contracts/${hire.contractId}`)).json<ContractDetailView>(),
    dispute: async (by = 'client') => {
      const disputes = (await hire[by].get(`/api/contracts/${hire.contractId}/disputes`)).json<DisputeView[]>()
      const found = disputes.find(({ _id }) => _id === disputeId)
      if (!found) throw new Error('the dispute must be in the list')
      return found
    },
  }
}

/** A paid contract over 1,000 dollars whose client disputes it and would release `release` of it. */
export const arrangeDispute = async (t: TestApp, release = 200) => openDispute(await arrangePaid(t), 'client', release)

type Answer = ReturnType<Hire['client']['post']>
export type DisputedHire = Hire & {
  disputeId: string
  claim: (by: Side, release: number) => Answer
  ask: (by: Side) => Answer
  withdraw: (by: Side) => Answer
  contract: () => Promise<ContractDetailView>
  dispute: (by?: Side) => Promise<DisputeView>
}

export async function expectSoundBook(t: TestApp) {
  expect(describeAudit(await auditLedger(t.db))).toMatch(/^The book is sound/)
}
