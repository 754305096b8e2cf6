import type { ErrorCode } from '../platform/errors.ts'
import type { HeaderName } from './shared-components.ts'

/** What the description adds to a route, by method and OpenAPI path. */
export type OperationFacts = {
  id: string
  /** Errors specific to this operation. Those that follow from the route's declaration are added. */
  refusals?: readonly ErrorCode[]
  headers?: readonly HeaderName[]
  answers?: readonly string[]
  /** The answer is also available as NDJSON. */
  lines?: true
  form?: Readonly<Record<string, 'file' | 'files' | 'text' | 'number'>>
}
export type Chapter = { description: string; operations: Readonly<Record<string, OperationFacts>> }

export const paged = ['X-Total-Count', 'X-Next-Cursor'] as const
