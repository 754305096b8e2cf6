import { type DeliveryMove, type DeliveryView, deliveryMoves } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireMove } from '../../../platform/require-move.ts'
import { type LockedProject, lockProjectOf } from '../../4-hiring/projects/shared/lock-project.ts'
import { deliveryMoveContext } from '../../4-hiring/proposals/shared/delivery.rules.ts'
import { recordDelivery } from '../contracts/shared/record-delivery.ts'
import { type DeliveryStateRow, findDeliveryState, lockDeliveryState } from './delivery-state.queries.ts'
import { getDelivery } from './get-delivery.ts'

export type MoveRequest = { proposalId: string; userId: string }

/** Locks the project, then the proposal; throws refusals. `write` sets the status, and records an approval. */
export async function moveDelivery(
  deps: Pick<Deps, 'events' | 'clock'>,
  tx: Tx,
  move: DeliveryMove,
  { proposalId, userId: actorId }: MoveRequest,
  write: (project: LockedProject, delivery: DeliveryStateRow) => Promise<void>,
  criterion = '',
): Promise<DeliveryView> {
  const project = await requireFound(lockProjectOf(tx, proposalId))
  const delivery = await requireFound(lockDeliveryState(tx, proposalId))
  requireMove(deliveryMoves[move], deliveryMoveContext(delivery, actorId))
  await write(project, delivery)
  const moved = await getDelivery(tx, { proposalId, viewerId: actorId })
  if (move !== 'approve') {
    const kind = move === 'upload' ? 'delivery.submitted' : 'delivery.changes_requested'
    const version = moved.versions.length
    const { title: projectTitle } = project
    await recordDelivery(deps, tx, { kind, proposalId, actorId, version, criterion, projectTitle, at: deps.clock() })
  }
  return moved
}

/** The same check without a lock, to refuse early. {@link moveDelivery} checks again. */
export async function requireDeliveryMove(db: Db, move: DeliveryMove, { proposalId, userId }: MoveRequest) {
  const delivery = await requireFound(findDeliveryState(db, proposalId))
  requireMove(deliveryMoves[move], deliveryMoveContext(delivery, userId))
}

async function requireFound<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found
  if (!row) throw new DomainError('proposal.not_found')
  return row
}
