import type { DirectLinkView, DirectOfferDetailView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { hashToken } from '../../../platform/tokens.ts'
import { linksPerAddress, scaled } from '../../2-people/accounts/shared/throttle.rules.ts'
import { throttleAttempt } from '../../2-people/accounts/shared/throttle-attempt.ts'
import { presentDirectLink, presentDirectOfferDetail } from './direct-offer.presenter.ts'
import { findDirectOffer, findOfferByToken, lockDirectOffer, setDirectOffer } from './direct-offer.queries.ts'

type LinkUse = { token: string; address: string }

/** What a mailed link leads to, for its reader. Throws `direct.link_invalid`. */
export async function readLink(deps: Deps, link: LinkUse): Promise<DirectLinkView> {
  await throttle(deps, link)
  const offer = await findOpenOffer(deps, deps.database.db, link.token)
  if (offer.freelancerId) throw new DomainError('direct.link_invalid')
  return presentDirectLink(offer, deps.config.platformFeeBps)
}

/** The link then works for this account alone. Throws `direct.link_invalid` or `direct.yourself`. */
export async function takeLink(
  deps: Deps,
  { viewerId, ...link }: LinkUse & { viewerId: string },
): Promise<DirectOfferDetailView> {
  await throttle(deps, link)
  return deps.database.db.transaction(async (tx) => {
    const found = await findOpenOffer(deps, tx, link.token)
    if (found.clientId === viewerId) throw new DomainError('direct.yourself')
    await lockDirectOffer(tx, found.id, viewerId)
    // Someone else may have taken it while we waited.
    const { id, freelancerId } = await findOpenOffer(deps, tx, link.token)
    if (freelancerId && freelancerId !== viewerId) throw new DomainError('direct.link_invalid')
    await setDirectOffer(tx, id, { freelancerId: viewerId })
    const offer = await findDirectOffer(tx, id)
    assertRow(offer, 'a locked offer')
    return presentDirectOfferDetail(offer, { viewerId, now: deps.clock(), feeBps: deps.config.platformFeeBps })
  })
}

function throttle({ database: { db }, config, clock }: Deps, { address }: LinkUse) {
  const policy = scaled(linksPerAddress, config.rateLimitFactor)
  return throttleAttempt(db, `direct_link:address:${addressKey(address)}`, policy, clock(), 'throttle.links')
}

async function findOpenOffer({ clock }: Deps, db: Deps['database']['db'] | Tx, token: string) {
  const offer = await findOfferByToken(db, hashToken(token))
  const isOpen = offer?.status === 'open' && offer.expiresAt > clock() && !offer.clientSuspended
  if (!offer || !isOpen) throw new DomainError('direct.link_invalid')
  return offer
}
