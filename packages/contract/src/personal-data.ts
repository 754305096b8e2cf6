import { z } from 'zod'
import { ownerProofBody } from './second-factor.ts'

export const dataExportView = z.object({
  _id: z.uuid(),
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: z.iso.datetime(),
  size: z.number().int().nullable(),
  availableUntil: z.iso.datetime().nullable(),
})
export type DataExportView = z.infer<typeof dataExportView>

export const dataExportsView = z.object({
  exports: z.array(dataExportView),
  /** Null if a copy can be asked for now, or while one is being prepared. */
  nextAt: z.iso.datetime().nullable(),
})
export type DataExportsView = z.infer<typeof dataExportsView>

export const deletionView = z.object({
  /** While there are any, the account cannot be deleted. */
  openWork: z.array(z.object({ projectId: z.uuid(), title: z.string(), role: z.enum(['client', 'freelancer']) })),
  secondProof: z.enum(['code', 'passkey']).nullable(),
  /** Dollars to be withdrawn or on their way. While there are any, the account cannot be deleted. */
  moneyWaiting: z.number(),
  removed: z.array(z.string()),
  kept: z.array(z.object({ what: z.string(), why: z.string() })),
})
export type DeletionView = z.infer<typeof deletionView>

export const deleteAccountBody = ownerProofBody
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>
