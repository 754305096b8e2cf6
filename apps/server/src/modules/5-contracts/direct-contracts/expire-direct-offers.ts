import { dayMs, directAddressDays } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { forgetAddresses, setOffersExpired } from './direct-offer.queries.ts'

const batchSize = 500
export async function expireDirectOffers({ database: { db }, clock }: Deps): Promise<void> {
  const now = clock()
  let expired = batchSize
  while (expired === batchSize) expired = await setOffersExpired(db, now, batchSize)
  await forgetAddresses(db, new Date(now.getTime() - directAddressDays * dayMs))
}
