import type { ErrorCode } from '../platform/errors.ts'
import type { HeaderName } from './shared-components.ts'

/** What the description adds to a route. Its key is the method and the path in the notation of OpenAPI. */
export type OperationFacts = {
  /** The name of the call in generated clients. It never changes. */
  id: string
  /** Refusals of this call in particular; those that follow from its declaration are added to them. */
  refusals?: readonly ErrorCode[]
  /** Headers of the answer. */
  headers?: readonly HeaderName[]
  /** Types of an answer that is not JSON. */
  answers?: readonly string[]
  /** The same in lines, where a client asks for it. */
  lines?: true
  /** A `multipart/form-data` body: its parts, and whether each is a file, several files or text. */
  form?: Readonly<Record<string, 'file' | 'files' | 'text' | 'number'>>
}
export type Chapter = { description: string; operations: Readonly<Record<string, OperationFacts>> }

/** Headers of lists that are a plain array. */
export const paged = ['X-Total-Count', 'X-Next-Cursor'] as const
