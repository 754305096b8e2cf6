import type { DeliveryVersionView, DeliveryView } from '@guildhall/contract'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { refusalToRead } from '../../4-hiring/proposals/shared/delivery.rules.ts'
import { presentDelivery, presentVersion } from './delivery.presenter.ts'
import { type DeliverableRow, findDeliverable, findVersion, listVersions } from './delivery.queries.ts'
import { findDeliveryState } from './delivery-state.queries.ts'

export async function getDelivery(
  db: Db | Tx,
  { proposalId, viewerId }: { proposalId: string; viewerId: string },
): Promise<DeliveryView> {
  const delivery = await requireReader(db, proposalId, viewerId)
  return presentDelivery(delivery, await listVersions(db, proposalId), viewerId)
}

export async function getVersion(
  db: Db,
  { proposalId, version, viewerId }: { proposalId: string; version: number; viewerId: string },
): Promise<DeliveryVersionView> {
  await requireReader(db, proposalId, viewerId)
  const found = await findVersion(db, { proposalId, version })
  if (!found) throw new DomainError('delivery.version_not_found')
  return presentVersion(found)
}

export async function getDeliverable(
  db: Db,
  { proposalId, fileId, viewerId }: { proposalId: string; fileId: string; viewerId: string },
): Promise<DeliverableRow> {
  await requireReader(db, proposalId, viewerId)
  const file = await findDeliverable(db, proposalId, fileId)
  if (!file) throw new DomainError('deliverable.not_found')
  return file
}

async function requireReader(db: Db | Tx, proposalId: string, viewerId: string) {
  const delivery = await findDeliveryState(db, proposalId)
  if (!delivery) throw new DomainError('proposal.not_found')
  const refusal = refusalToRead(delivery, viewerId)
  if (refusal) throw new DomainError(refusal)
  return delivery
}
