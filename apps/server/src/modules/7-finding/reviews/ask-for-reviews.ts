import type { DomainEvent, ReviewSide } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { addRefresh } from './add-refresh.ts'
import { findEndedContract, listReviewsOf } from './review.queries.ts'
import { otherSide, refusalToWrite, remindAt, reviewsUntil } from './review.rules.ts'
import { remindReviewsJob } from './shared/review.jobs.ts'

type Ended = NonNullable<Awaited<ReturnType<typeof findEndedContract>>>

export async function askForReviews(deps: Deps, { contractId }: { contractId: string }): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const contract = await findEndedContract(tx, contractId)
    if (!contract) return
    await remindThoseWhoMayWrite(deps, tx, contract, 'review.asked')
    if (contract.endedAt)
      await deps.jobs.add(tx, remindReviewsJob, { contractId }, { startAfter: remindAt(contract.endedAt) })
  })
  const { db } = deps.database
  const contract = await findEndedContract(db, contractId)
  if (contract) await addRefresh(deps, db, [contract.clientId, contract.freelancerId])
}

export async function remindReviews(deps: Deps, { contractId }: { contractId: string }): Promise<void> {
  await deps.database.db.transaction(async (tx) => {
    const contract = await findEndedContract(tx, contractId)
    if (contract) await remindThoseWhoMayWrite(deps, tx, contract, 'review.time_near')
  })
}

async function remindThoseWhoMayWrite(
  deps: Deps,
  tx: Tx,
  contract: Ended,
  kind: 'review.asked' | 'review.time_near',
): Promise<void> {
  const { contractId, projectId, title: projectTitle, endedAt } = contract
  if (!endedAt) return
  const reviews = await listReviewsOf(tx, contractId)
  const now = deps.clock()
  const events = (['client', 'freelancer'] as const).flatMap((party: ReviewSide): DomainEvent<typeof kind>[] => {
    const own = reviews.find(({ side }) => side === otherSide(party))
    if (own || refusalToWrite(contract, undefined, now)) return []
    const [personId, actorId, actorName] =
      party === 'client'
        ? [contract.clientId, contract.freelancerId, contract.freelancerName]
        : [contract.freelancerId, contract.clientId, contract.clientName]
    const deadlineAt = reviewsUntil(endedAt).toISOString()
    const context = { contractId, projectId, projectTitle, actorId, actorName, deadlineAt }
    return [{ kind, actorId: null, about: { personId }, context }]
  })
  await deps.events.record(tx, now, ...events)
}
