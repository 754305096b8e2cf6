import { z } from 'zod'
import { deliveryStatuses } from './deliveries.constants.ts'
import { moveFields } from './move-fields.ts'
import { deliveryMoves } from './moves.ts'
import { textLimits } from './text.constants.ts'
import { exactText, truncated } from './text.ts'

export const deliverableView = z.object({
  _id: z.uuid(),
  filename: z.string(),
  /** Bytes. */
  size: z.number().int(),
  sha256: z.string(),
  contentType: z.string(),
  /** Which upload the file came with; the newest version is the one under review. */
  version: z.number().int(),
})
export type DeliverableView = z.infer<typeof deliverableView>

/** The number of a version in a path. */
export const deliveryVersionParam = z.coerce.number().int().min(1).max(1_000_000)

export const deliveryVersionView = z.object({
  version: z.number().int(),
  status: z.enum(['submitted', 'approved', 'rejected']),
  message: z.string(),
  messageTruncated: truncated,
  /** What the client asked to change, where they said so. */
  feedback: z.string(),
  feedbackTruncated: truncated,
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  deliverables: z.array(deliverableView),
})
export type DeliveryVersionView = z.infer<typeof deliveryVersionView>

/** The newest version's files and message, and every version, newest first. The texts of earlier ones may be truncated. */
export const deliveryView = z.object({
  deliverables: z.array(deliverableView),
  deliveryMessage: z.string(),
  deliveryStatus: z.enum(deliveryStatuses),
  versions: z.array(deliveryVersionView),
  ...moveFields(deliveryMoves),
})
export type DeliveryView = z.infer<typeof deliveryView>

/** The spec sends an empty body; a client who says what to change may add it. */
export const requestChangesBody = z.object({ feedback: exactText('Feedback', textLimits.message).optional() }).nullish()
export type RequestChangesBody = z.infer<typeof requestChangesBody>

export const deliveryMessage = exactText('Message', textLimits.message)
