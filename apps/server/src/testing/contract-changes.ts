import type { ContractChangeBody, ContractDetailView } from '@guildhall/contract'
import { expect } from 'vitest'
import type { Hire } from './contracts.ts'
import type { Side } from './money/splits.ts'

export const reason = 'There is more to paint.'
export const changesUrl = ({ contractId }: Hire) => `/api/contracts/${contractId}/changes`

export async function change(hire: Hire, by: Side, wanted: Omit<ContractChangeBody, 'reason'>) {
  const response = await hire[by].post(changesUrl(hire), { ...wanted, reason })
  expect(response.statusCode, response.body).toBe(201)
  const { openChange } = response.json<ContractDetailView>()
  if (!openChange) throw new Error('a change must be open')
  const answer = (act: 'accept' | 'decline' | 'withdraw') => (who: Side) =>
    hire[who].post(`${changesUrl(hire)}/${openChange._id}/${act}`)
  return { ...openChange, accept: answer('accept'), decline: answer('decline'), withdraw: answer('withdraw') }
}
