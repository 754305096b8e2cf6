import type { ErrorCode } from '../platform/errors.ts'
import type { HeaderName } from './shared-components.ts'

export type OperationFacts = {
  id: string
  /** Errors specific to this operation. Those that follow from the route's declaration are added. */
  refusals?: readonly ErrorCode[]
  headers?: readonly HeaderName[]
  answers?: readonly string[]
  lines?: true
  form?: Readonly<Record<string, 'file' | 'files' | 'text' | 'number'>>
}
export type Chapter = { description: string; operations: Readonly<Record<string, OperationFacts>> }

export const paged = ['X-Total-Count', 'X-Next-Cursor'] as const

/** What `sendFile` sends: a file to be saved, whole or in ranges. */
export const fileDownload = {
  answers: ['application/octet-stream'],
  headers: ['ETag', 'Content-Disposition', 'Accept-Ranges'],
  refusals: ['deliverable.range_invalid'],
} as const satisfies Partial<OperationFacts>

export const uploadRefusals = [
  'delivery.no_files',
  'delivery.too_many_files',
  'delivery.file_too_large',
  'delivery.wrong_file_type',
  'delivery.macros',
  'delivery.empty_file',
  'delivery.storage_full',
  'delivery.uploads_at_once',
  'delivery.interrupted',
  'service.storage_full',
] as const satisfies readonly ErrorCode[]
