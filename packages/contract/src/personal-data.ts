import { z } from 'zod'
import { ownerProofBody } from './second-factor.ts'

/** A copy of one's data. */
export const dataExportView = z.object({
  _id: z.uuid(),
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  /** Bytes; null until it is ready. */
  size: z.number().int().nullable(),
  /** Until when it can be downloaded; null until it is ready. */
  availableUntil: z.iso.datetime().nullable(),
})
export type DataExportView = z.infer<typeof dataExportView>

/** Newest first. */
export const dataExportsView = z.object({
  exports: z.array(dataExportView),
  /** When the next copy can be asked for; null if it can be now, or while one is being prepared. */
  nextAt: z.iso.datetime().nullable(),
})
export type DataExportsView = z.infer<typeof dataExportsView>

/** What a deletion of the account would do. */
export const deletionView = z.object({
  /** Projects in progress. While there are any, the account cannot be deleted. */
  openWork: z.array(z.object({ projectId: z.uuid(), title: z.string(), role: z.enum(['client', 'freelancer']) })),
  /** What a deletion asks for beside the password. */
  secondProof: z.enum(['code', 'passkey']).nullable(),
  /** Dollars that wait to be withdrawn or are on their way. While there are any, the account cannot be deleted. */
  moneyWaiting: z.number(),
  /** Sentences that say what is deleted. */
  removed: z.array(z.string()),
  /** What stays, and why. */
  kept: z.array(z.object({ what: z.string(), why: z.string() })),
})
export type DeletionView = z.infer<typeof deletionView>

export const deleteAccountBody = ownerProofBody
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>
