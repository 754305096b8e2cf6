import type { DirectOfferDetailView, DirectOfferStatus, DirectOfferView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { presentDirectOffer, presentDirectOfferDetail } from './direct-offer.presenter.ts'
import { countDirectOffers, findDirectOffer, listDirectOfferRows } from './direct-offer.queries.ts'
import { directOfferMoveContext } from './direct-offer.rules.ts'

type ListInput = {
  viewerId: string
  role: 'client' | 'freelancer'
  status?: DirectOfferStatus | undefined
  cursor?: string | undefined
  limit: number
}

export async function listDirectOffers(
  { database: { db }, clock, config }: Deps,
  { viewerId, role, status, cursor, limit }: ListInput,
): Promise<ListPage<DirectOfferView>> {
  const scope = role === 'client' ? { clientId: viewerId } : { freelancerId: viewerId }
  const [found, total] = await Promise.all([
    listDirectOfferRows(db, { scope, status, end: keysetOf(cursor), limit: limit + 1 }),
    countDirectOffers(db, { scope, status }),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
  const viewing = { viewerId, now: clock(), feeBps: config.platformFeeBps }
  return { rows: rows.map((row) => presentDirectOffer(row, viewing)), total, nextCursor }
}

/** `direct.not_found` for everyone but its client and its freelancer. */
export async function getDirectOffer(
  { database: { db }, clock, config }: Deps,
  { offerId, viewerId }: { offerId: string; viewerId: string },
): Promise<DirectOfferDetailView> {
  const offer = await findDirectOffer(db, offerId)
  const now = clock()
  if (!offer || directOfferMoveContext(offer, viewerId, now).party === 'stranger') {
    throw new DomainError('direct.not_found')
  }
  return presentDirectOfferDetail(offer, { viewerId, now, feeBps: config.platformFeeBps })
}
