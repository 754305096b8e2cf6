import { agree, pay } from './contracts.ts'
import type { Person } from './people.ts'

type Id = { _id: string }

/** A dispute about a contract of the two that waits for an operator. Returns its id. */
export async function insertDispute(client: Person, freelancer: Person): Promise<string> {
  const { contractId } = await agree(client, freelancer, { usd: 1_000 })
  await pay(client, contractId)
  const claim = { release: 200, refund: 800, reason: 'The second page is missing.' }
  const { _id } = await client.call<Id>('POST', `/api/contracts/${contractId}/disputes`, claim)
  const answer = { release: 700, refund: 300, reason: 'Two of three pages are done.' }
  await freelancer.call('POST', `/api/disputes/${_id}/claims`, answer)
  for (const side of [client, freelancer]) await side.call('POST', `/api/disputes/${_id}/ask-operator`)
  return _id
}
