import type { ContractDetailView, ContractOfferBody } from '@guildhall/contract'
import { expect } from 'vitest'
import type { Hire } from './contracts.ts'
import type { Side } from './money/splits.ts'

export const reason = 'The plans have changed.'
export const offersUrl = ({ contractId }: Hire) => `/api/contracts/${contractId}/offers`

export async function offer(hire: Hire, by: Side, split: Omit<ContractOfferBody, 'reason'>) {
  const response = await hire[by].post(offersUrl(hire), { ...split, reason })
  expect(response.statusCode, response.body).toBe(201)
  const { openOffer } = response.json<ContractDetailView>()
  if (!openOffer) throw new Error('an offer must be open')
  const answer = (act: 'accept' | 'decline' | 'withdraw') => (who: Side) =>
    hire[who].post(`${offersUrl(hire)}/${openOffer._id}/${act}`)
  return { ...openOffer, accept: answer('accept'), decline: answer('decline'), withdraw: answer('withdraw') }
}
