import { type DeliveryMove, type DeliveryView, deliveryMoves, type MessageEventKind } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { requireMove } from '../../platform/require-move.ts'
import { recordEvents } from '../messages/shared/record-events.ts'
import { type LockedProject, lockProject } from '../projects/shared/lock-project.ts'
import { findDeliveryStanding, lockDeliveryStanding, setDeliveryStatus } from './delivery-standing.queries.ts'
import { getDelivery } from './get-delivery.ts'
import { deliveryStanding } from './shared/delivery.rules.ts'

const eventOf = {
  upload: 'delivery.submitted',
  approve: 'delivery.approved',
  request_changes: 'delivery.changes_requested',
} as const satisfies Record<DeliveryMove, MessageEventKind>

export type MoveRequest = { proposalId: string; userId: string }

/**
 * Makes one move of a delivery: locks the project, then the proposal; throws if the move is refused; runs `write`; sets
 * the new status. Returns the delivery.
 */
export async function moveDelivery(
  deps: Pick<Deps, 'live' | 'clock'>,
  tx: Tx,
  move: DeliveryMove,
  { proposalId, userId }: MoveRequest,
  write: (project: LockedProject) => Promise<void>,
): Promise<DeliveryView> {
  const { projectId } = await requireStanding(findDeliveryStanding(tx, proposalId))
  const project = await lockProject(tx, projectId)
  const delivery = await requireStanding(lockDeliveryStanding(tx, proposalId))
  requireMove(deliveryMoves[move], deliveryStanding(delivery, userId))
  await write(project)
  await setDeliveryStatus(tx, proposalId, deliveryMoves[move].to)
  const version = delivery.newestVersion + (move === 'upload' ? 1 : 0)
  const event = { kind: eventOf[move], projectId, projectTitle: project.title, proposalId, version }
  const otherId = userId === project.clientId ? delivery.freelancerId : project.clientId
  await recordEvents(deps, tx, [{ actorId: userId, otherId, event }])
  return getDelivery(tx, { proposalId, viewerId: userId })
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
