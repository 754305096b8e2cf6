import type { SuggestionView } from '@guildhall/contract'
import { errorCatalogue } from '../error-catalogue.ts'

/** Only `http/error-handler.ts` turns a kind into a status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too_large'
  | 'head_too_large'
  | 'too_slow'
  | 'wrong_type'
  | 'unprocessable'
  | 'range'
  | 'throttled'
  | 'unavailable'
  | 'full'
  | 'busy'
  | 'bad_gateway'
  | 'timeout'
  | 'bug'

export type ErrorDefinitions = Readonly<Record<string, { kind: ErrorKind; sentence: string }>>

export type ErrorCode = keyof typeof errorCatalogue
export type ErrorDetails = Readonly<Record<string, string | number>>
export type FieldProblem = { path: string; message: string }

/** `details` fill the sentence's placeholders, `fields` name wrong inputs, `suggestions` offer alternatives. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly fields: readonly FieldProblem[]
  readonly suggestions: readonly SuggestionView[]

  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    fields: readonly FieldProblem[] = [],
    suggestions: readonly SuggestionView[] = [],
  ) {
    super(code)
    this.code = code
    this.details = details
    this.fields = fields
    this.suggestions = suggestions
  }
}

export function sentenceFor(code: ErrorCode, details: ErrorDetails = {}): string {
  return errorCatalogue[code].sentence.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    key in details ? String(details[key]) : placeholder,
  )
}

/** A refusal whose answer carries more than a sentence. `answer` is sent to the caller and never logged. */
export class AnsweringError extends DomainError {
  readonly answer: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, answer: Readonly<Record<string, unknown>>) {
    super(code)
    this.answer = answer
  }
}
