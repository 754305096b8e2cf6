import {
  criteriaLines,
  type DeliverableView,
  type DeliveryVersionView,
  type DeliveryView,
  deliveryMoves,
  movesNow,
} from '@guildhall/contract'
import { truncatedFlag } from '../../../platform/database/truncated-text.ts'
import { deliveryMoveContext } from '../../4-hiring/proposals/shared/delivery.rules.ts'
import { approvedAt } from '../contracts/shared/contract.rules.ts'
import type { DeliverableRow, DeliveryVersionRow } from './delivery.queries.ts'
import type { DeliveryStateRow } from './delivery-state.queries.ts'

export function presentDelivery(
  delivery: DeliveryStateRow,
  versions: DeliveryVersionRow[],
  viewerId: string,
): DeliveryView {
  const moves = movesNow(deliveryMoves, deliveryMoveContext(delivery, viewerId))
  const presented = versions.map(presentVersion)
  return {
    deliverables: presented[0]?.deliverables ?? [],
    deliveryMessage: presented[0]?.message ?? '',
    deliveryStatus: delivery.deliveryStatus,
    versions: presented,
    autoApprovalAt: approvedAt(delivery)?.toISOString() ?? null,
    criteria: moves.allowedMoves.includes('request_changes') ? criteriaLines(delivery.criteria ?? '') : [],
    ...moves,
  }
}

export function presentVersion({ delivery, files }: DeliveryVersionRow): DeliveryVersionView {
  return {
    version: delivery.version,
    status: delivery.status,
    message: delivery.message,
    ...truncatedFlag('message', delivery.messageTruncated),
    feedback: delivery.feedback,
    ...truncatedFlag('feedback', delivery.feedbackTruncated),
    criterion: delivery.criterion,
    submittedAt: delivery.submittedAt.toISOString(),
    decidedAt: delivery.decidedAt?.toISOString() ?? null,
    deliverables: files.map((file) => presentFile(file, delivery.version)),
  }
}

function presentFile(file: DeliverableRow, version: number): DeliverableView {
  const { id, filename, sizeBytes, sha256, contentType } = file
  return { _id: id, filename, size: sizeBytes, sha256, contentType, version }
}
