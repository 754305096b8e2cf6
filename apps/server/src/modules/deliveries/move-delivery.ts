import { type DeliveryMove, type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { requireMove } from '../../platform/require-move.ts'
import { noteDelivery } from '../contracts/shared/note-delivery.ts'
import { recordEvents } from '../messages/shared/record-events.ts'
import { notify } from '../notifications/shared/notify.ts'
import { type LockedProject, lockProject } from '../projects/shared/lock-project.ts'
import { getNoticeFacts } from '../proposals/shared/notice-facts.ts'
import { findDeliveryStanding, lockDeliveryStanding, setDeliveryStatus } from './delivery-standing.queries.ts'
import { getDelivery } from './get-delivery.ts'
import { deliveryStanding } from './shared/delivery.rules.ts'

/** What the other side is told of each move. */
const notices = {
  upload: { kind: 'delivery.submitted', by: 'freelancer', to: 'clientId' },
  approve: { kind: 'delivery.approved', by: 'client', to: 'freelancerId' },
  request_changes: { kind: 'delivery.changes_requested', by: 'client', to: 'freelancerId' },
} as const satisfies Record<DeliveryMove, object>

export type MoveRequest = { proposalId: string; userId: string }

/**
 * Makes one move of a delivery: locks the project, then the proposal; throws if the move is refused; runs `write`; sets
 * the new status and tells the other side. Returns the delivery.
 */
export async function moveDelivery(
  deps: Pick<Deps, 'live' | 'jobs' | 'clock'>,
  tx: Tx,
  move: DeliveryMove,
  { proposalId, userId }: MoveRequest,
  write: (project: LockedProject) => Promise<void>,
  criterion = '',
): Promise<DeliveryView> {
  const { projectId } = await requireStanding(findDeliveryStanding(tx, proposalId))
  const project = await lockProject(tx, projectId)
  const delivery = await requireStanding(lockDeliveryStanding(tx, proposalId))
  requireMove(deliveryMoves[move], deliveryStanding(delivery, userId))
  await write(project)
  await setDeliveryStatus(tx, proposalId, deliveryMoves[move].to)
  const moved = await getDelivery(tx, { proposalId, viewerId: userId })
  if (move !== 'approve') {
    const kind = move === 'upload' ? 'delivered' : 'changes_requested'
    const version = moved.versions.length
    await noteDelivery(tx, { kind, proposalId, actorId: userId, version, criterion, at: deps.clock() })
  }
  const { kind, by, to } = notices[move]
  const { facts, ...parties } = await getNoticeFacts(tx, proposalId, by)
  const version = moved.versions.length
  const told = criterion ? { ...facts, criterion } : facts
  await notify(deps, tx, [{ userId: parties[to], kind, facts: told, event: `${proposalId}:${version}` }])
  const event = { kind, projectId, projectTitle: project.title, proposalId, version }
  await recordEvents(deps, tx, { actorId: userId, events: [{ otherId: parties[to], event }] })
  publishChanged(deps.live, tx, [userId, parties[to]], { part: 'delivery', projectId, proposalId })
  return moved
}

/** The same check without a lock, to refuse early. {@link moveDelivery} checks again. */
export async function requireDeliveryMove(db: Db, move: DeliveryMove, { proposalId, userId }: MoveRequest) {
  const delivery = await requireStanding(findDeliveryStanding(db, proposalId))
  requireMove(deliveryMoves[move], deliveryStanding(delivery, userId))
}

async function requireStanding<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found
  if (!row) throw new DomainError('proposal.not_found')
  return row
}
