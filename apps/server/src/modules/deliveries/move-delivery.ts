import { type DeliveryMove, type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { requireMove } from '../../platform/require-move.ts'
import { recordDelivery } from '../contracts/shared/record-delivery.ts'
import { recordEvents } from '../messages/shared/record-events.ts'
import { type Notice, notify } from '../notifications/shared/notify.ts'
import { type LockedProject, lockProjectOf } from '../projects/shared/lock-project.ts'
import { noticeFacts } from '../proposals/shared/notice-facts.ts'
import { findDeliveryStanding, lockDeliveryStanding } from './delivery-standing.queries.ts'
import { getDelivery } from './get-delivery.ts'
import { deliveryStanding } from './shared/delivery.rules.ts'

const tellings = {
  upload: { kind: 'delivery.submitted', by: 'freelancer', to: 'clientId' },
  approve: { kind: 'delivery.approved', by: 'client', to: 'freelancerId' },
  request_changes: { kind: 'delivery.changes_requested', by: 'client', to: 'freelancerId' },
} as const satisfies Record<DeliveryMove, object>

export type MoveRequest = { proposalId: string; userId: string }

/** Locks the project, then the proposal; throws refusals. `write` sets the status and returns what else to tell. */
export async function moveDelivery(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  move: DeliveryMove,
  { proposalId, userId }: MoveRequest,
  write: (project: LockedProject) => Promise<Notice[]>,
  criterion = '',
): Promise<DeliveryView> {
  const project = await requireFound(lockProjectOf(tx, proposalId))
  const delivery = await requireFound(lockDeliveryStanding(tx, proposalId))
  requireMove(deliveryMoves[move], deliveryStanding(delivery, userId))
  const notices = await write(project)
  const moved = await getDelivery(tx, { proposalId, viewerId: userId })
  if (move !== 'approve') {
    const kind = move === 'upload' ? 'delivered' : 'changes_requested'
    const version = moved.versions.length
    await recordDelivery(tx, { kind, proposalId, actorId: userId, version, criterion, at: deps.clock() })
  }
  const { kind, by, to } = tellings[move]
  const { id: projectId, title: projectTitle } = project
  const otherId = delivery[to]
  const facts = noticeFacts({ ...delivery, id: proposalId, projectTitle }, by)
  const version = moved.versions.length
  const told = criterion ? { ...facts, criterion } : facts
  await notify(deps, tx, [...notices, { userId: otherId, kind, facts: told, event: `${proposalId}:${version}` }])
  const event = { kind, projectId, projectTitle, proposalId, version }
  await recordEvents(deps, tx, { actorId: userId, events: [{ otherId, event }] })
  publishChanged(deps.live, tx, [userId, otherId], { part: 'delivery', projectId, proposalId })
  return moved
}

/** The same check without a lock, to refuse early. {@link moveDelivery} checks again. */
export async function requireDeliveryMove(db: Db, move: DeliveryMove, { proposalId, userId }: MoveRequest) {
  const delivery = await requireFound(findDeliveryStanding(db, proposalId))
  requireMove(deliveryMoves[move], deliveryStanding(delivery, userId))
}

async function requireFound<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found
  if (!row) throw new DomainError('proposal.not_found')
  return row
}
