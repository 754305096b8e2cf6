import {
  type DirectOfferDetailView,
  type DirectOfferInput,
  dayMs,
  directOfferDays,
  directOffersPerDay,
  formatUsd,
  isReadable,
  normalizeEmail,
  openDirectOffersMaximum,
  toCents,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { digestOf, hashToken, newToken } from '../../../platform/tokens.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { keepAccounts, lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { hasConfirmedAddress } from '../../2-people/accounts/shared/has-confirmed-address.ts'
import { mailsPerReceiver } from '../../2-people/accounts/shared/throttle.rules.ts'
import { throttleAttempt } from '../../2-people/accounts/shared/throttle-attempt.ts'
import { findReachable } from '../../4-hiring/invitations/shared/find-reachable.queries.ts'
import { storedMilestones, sumOf } from '../../4-hiring/proposals/shared/milestone.rules.ts'
import { aboutOffer } from './about-offer.ts'
import { presentDirectOfferDetail } from './direct-offer.presenter.ts'
import {
  countDirectOffers,
  countOfferedSince,
  type DirectOfferRow,
  findDirectOffer,
  insertDirectOffer,
  isAddressClosed,
} from './direct-offer.queries.ts'

/** Answers the same whether an address has an account or not. Locks the client's account for the limits. */
export async function offerDirectContract(
  deps: OnceDeps,
  { clientId, freelancerId, email, ...input }: DirectOfferInput & { clientId: string },
): Promise<DirectOfferDetailView> {
  const { clock, config } = deps
  const { db } = deps.database
  const amountCents = toCents(input.amount)
  const milestones = storedMilestones(input.milestones ?? [])
  if (milestones.length > 0 && sumOf(milestones) !== amountCents) {
    throw new DomainError('direct.milestone_sum', { amount: formatUsd(input.amount) })
  }
  if (freelancerId) await requireOfferable(db, freelancerId, clientId)
  if (email && !(await hasConfirmedAddress(db, clientId))) throw new DomainError('direct.confirm_address')
  const token = email ? newToken() : undefined
  return db.transaction(async (tx) => {
    await lockAccount(tx, clientId)
    if (freelancerId && !(await keepAccounts(tx, [freelancerId]))) throw new DomainError('account.not_found')
    const now = clock()
    await requireOffersLeft(tx, clientId, now)
    if (email) await throttleAddress(tx, email, now)
    const id = await insertDirectOffer(tx, {
      clientId,
      freelancerId: freelancerId ?? null,
      email: email ?? null,
      tokenHash: token === undefined ? null : hashToken(token),
      title: input.title,
      description: input.description,
      criteria: isReadable(input.criteria) ? input.criteria.trim() : '',
      amountCents,
      deliveryDays: input.deliveryTime,
      milestones,
      createdAt: now,
      expiresAt: new Date(now.getTime() + directOfferDays * dayMs),
    })
    const offer = await findDirectOffer(tx, id)
    assertRow(offer, 'an inserted offer')
    const mail = email && token ? await mailOf(tx, offer, email, token) : null
    const about = aboutOffer(offer)
    await deps.events.record(tx, now, { kind: 'direct.offered', actorId: clientId, about, context: { mail } })
    return presentDirectOfferDetail(offer, { viewerId: clientId, now, feeBps: config.platformFeeBps })
  })
}

async function requireOfferable(db: Deps['database']['db'], freelancerId: string, clientId: string) {
  if (freelancerId === clientId) throw new DomainError('direct.yourself')
  const isReachable = await findReachable(db, freelancerId, clientId)
  if (isReachable === undefined) throw new DomainError('account.not_found')
  if (!isReachable) throw new DomainError('direct.not_reachable')
}

async function requireOffersLeft(tx: Tx, clientId: string, now: Date) {
  const today = await countOfferedSince(tx, clientId, new Date(now.getTime() - dayMs))
  if (today >= directOffersPerDay) throw new DomainError('direct.day_full')
  const open = await countDirectOffers(tx, { scope: { clientId }, status: 'open' })
  if (open >= openDirectOffersMaximum) throw new DomainError('direct.open_full')
}

/** Counts mails to one address, from all accounts. */
async function throttleAddress(tx: Tx, email: string, now: Date) {
  const receiver = digestOf(normalizeEmail(email))
  await throttleAttempt(tx, `direct_offer:to:${receiver}`, mailsPerReceiver, now, 'direct.address_busy')
}

/** Nothing is mailed to people who blocked the client, and the client is not told. */
async function mailOf(tx: Tx, offer: DirectOfferRow, to: string, token: string) {
  if (await isAddressClosed(tx, normalizeEmail(to), offer.clientId)) return null
  const data = { client: offer.clientName, amountUsd: offer.amountCents / 100, days: offer.deliveryDays, token }
  return { to, data, expiresAt: offer.expiresAt }
}
