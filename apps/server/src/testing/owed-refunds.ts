import type { ContractDetailView } from '@guildhall/contract'
import { failRefund } from '../modules/5-contracts/payments/fail-refund.ts'
import type { TestApp } from './test-app.ts'

type Sides = { client: { token: string }; freelancer: { token: string }; contractId: string }

/** A contract ends with a full refund that the client's bank sends back. Returns the refund's id. */
export async function oweRefund(t: TestApp, { client, freelancer, contractId }: Sides): Promise<string> {
  const url = `/api/contracts/${contractId}`
  const { money } = (await t.as(client).get(url)).json<ContractDetailView>()
  const split = { release: 0, refund: money.held, reason: 'The plans have changed.' }
  const { openOffer } = (await t.as(client).post(`${url}/offers`, split)).json<ContractDetailView>()
  await t.as(freelancer).post(`${url}/offers/${openOffer?._id}/accept`)
  const refundId = String(await t.value('select id from refunds where contract_id = $1', [contractId]))
  await failRefund(t.deps, refundId, null)
  return refundId
}
