import { z } from 'zod'
import { deliveryStatuses } from './deliveries.constants.ts'
import { moveFields } from './move-fields.ts'
import { deliveryMoves } from './moves.ts'
import { textLimits } from './text.constants.ts'
import { exactText, truncated } from './text.ts'

export const deliverableView = z.object({
  _id: z.uuid(),
  filename: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  contentType: z.string(),
  /** The newest version is the one under review. */
  version: z.number().int(),
})
export type DeliverableView = z.infer<typeof deliverableView>

export const deliveryVersionParam = z.coerce.number().int().min(1).max(1_000_000)

export const deliveryVersionView = z.object({
  version: z.number().int(),
  status: z.enum(['submitted', 'approved', 'rejected']),
  message: z.string(),
  messageTruncated: truncated,
  /** May be empty. */
  feedback: z.string(),
  feedbackTruncated: truncated,
  /** Line of the criteria that a request for changes cites; may be empty. */
  criterion: z.string(),
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  deliverables: z.array(deliverableView),
})
export type DeliveryVersionView = z.infer<typeof deliveryVersionView>

/**
 * Files and message of the newest version, and all versions, newest first. Texts of earlier versions may be truncated.
 */
export const deliveryView = z.object({
  deliverables: z.array(deliverableView),
  deliveryMessage: z.string(),
  deliveryStatus: z.enum(deliveryStatuses),
  versions: z.array(deliveryVersionView),
  autoApprovalAt: z.iso.datetime().nullable(),
  /** Lines that the viewer can cite now. */
  criteria: z.array(z.string()),
  ...moveFields(deliveryMoves),
})
export type DeliveryView = z.infer<typeof deliveryView>

/** The specification sends an empty body; both fields are additions. */
export const requestChangesBody = z
  .object({
    feedback: exactText('Feedback', textLimits.message).optional(),
    criterion: exactText('Criterion', textLimits.description).optional(),
  })
  .nullish()
export type RequestChangesBody = z.infer<typeof requestChangesBody>

export const deliveryMessage = exactText('Message', textLimits.message)
