/** What went wrong, in our words. Statuses live in `http-errors.ts`, the only file that knows both vocabularies. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too_large'
  | 'wrong_type'
  | 'range'
  | 'throttled'
  | 'unavailable'
  | 'bug'

/** The catalogue: every refusal the product can give, with the sentence people read. `{name}` is filled from details. */
export const errorCatalogue = {
  'request.invalid': { kind: 'invalid', sentence: 'The request could not be read. Check it and try again.' },
  'request.too_large': { kind: 'too_large', sentence: 'The request is too large.' },
  'request.wrong_type': { kind: 'wrong_type', sentence: 'Send this request as {expected}.' },
  'route.not_found': { kind: 'missing', sentence: 'There is nothing at this address.' },
  'session.required': { kind: 'unauthenticated', sentence: 'Authentication required. Please login.' },
  'session.invalid': { kind: 'unauthenticated', sentence: 'Your session has ended. Please log in again.' },
  'session.wrong_credentials': { kind: 'unauthenticated', sentence: 'Invalid credentials' },
  'throttle.sign_in': { kind: 'throttled', sentence: 'Too many attempts to sign in. Try again in {wait}.' },
  'throttle.sign_up': { kind: 'throttled', sentence: 'Too many new accounts from this address. Try again in {wait}.' },
  'account.email_taken': {
    kind: 'conflict',
    sentence: 'An account with this email already exists. Sign in instead, or use another email.',
  },
  'account.not_found': { kind: 'missing', sentence: 'This person does not exist or has left.' },
  'account.not_yours': { kind: 'forbidden', sentence: 'You can only see your own list.' },
  'profile.not_available': {
    kind: 'missing',
    sentence: 'Profile not available yet. The user may not have completed their profile setup.',
  },
  'profile.changed_elsewhere': {
    kind: 'conflict',
    sentence: 'This profile was saved in another tab or on another device. Load that version before you save yours.',
  },
  'project.not_found': { kind: 'missing', sentence: 'This project does not exist or has been removed.' },
  'project.not_yours': { kind: 'forbidden', sentence: 'Only the client who posted this project can do that.' },
  'project.deadline_passed': { kind: 'invalid', sentence: 'The deadline has already passed. Choose a later date.' },
  'project.completed': { kind: 'conflict', sentence: 'This project is completed and can no longer be changed.' },
  'project.cursor_invalid': {
    kind: 'invalid',
    sentence: 'This page of the list no longer exists. Start from the top.',
  },
  'proposal.not_found': { kind: 'missing', sentence: 'This proposal does not exist or has been removed.' },
  'proposal.not_yours': { kind: 'forbidden', sentence: 'You can only send proposals in your own name.' },
  'proposal.not_for_you': {
    kind: 'forbidden',
    sentence: 'Only the two parties of this proposal can see its deliverables.',
  },
  'proposal.own_project': { kind: 'forbidden', sentence: 'You posted this project, so you cannot propose on it.' },
  'proposal.project_closed': { kind: 'conflict', sentence: 'This project no longer accepts proposals.' },
  'proposal.already_sent': { kind: 'conflict', sentence: 'You have already sent a proposal for this project.' },
  'proposal.already_decided': { kind: 'conflict', sentence: 'A proposal for this project has already been accepted.' },
  'delivery.not_accepted': {
    kind: 'conflict',
    sentence: 'Deliverables belong to an accepted proposal. This one is not accepted.',
  },
  'delivery.not_freelancer': {
    kind: 'forbidden',
    sentence: 'Only the freelancer of this proposal can upload its deliverables.',
  },
  'delivery.not_client': {
    kind: 'forbidden',
    sentence: 'Only the client of this project can decide on its deliverables.',
  },
  'delivery.under_review': {
    kind: 'conflict',
    sentence: 'Your delivery is waiting for review. You can upload again if changes are requested.',
  },
  'delivery.approved': { kind: 'conflict', sentence: 'This delivery is approved and can no longer be changed.' },
  'delivery.not_submitted': { kind: 'conflict', sentence: 'There is no delivery waiting for your decision.' },
  'delivery.no_files': { kind: 'invalid', sentence: 'Please upload at least one file' },
  'delivery.too_many_files': {
    kind: 'too_large',
    sentence: 'One upload can hold at most {limit} files. Pack more into a ZIP file.',
  },
  'delivery.file_too_large': {
    kind: 'too_large',
    sentence: '“{filename}” is larger than 50 MB. Each file can be up to 50 MB.',
  },
  'delivery.wrong_file_type': {
    kind: 'wrong_type',
    sentence: '“{filename}” is not a ZIP, PDF, PNG, JPG, DOC or DOCX file. Nothing was uploaded.',
  },
  'delivery.empty_file': { kind: 'wrong_type', sentence: '“{filename}” is empty. Nothing was uploaded.' },
  'delivery.interrupted': {
    kind: 'invalid',
    sentence: 'The upload was interrupted. Nothing was stored; please try again.',
  },
  'deliverable.not_found': { kind: 'missing', sentence: 'This file does not exist or has been removed.' },
  'deliverable.range_invalid': { kind: 'range', sentence: 'The requested part lies outside the file.' },
  'service.unavailable': {
    kind: 'unavailable',
    sentence: 'Guildhall cannot reach its database or file store right now. Please try again in a moment.',
  },
  'internal.unexpected': { kind: 'bug', sentence: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { kind: ErrorKind; sentence: string }>

export type ErrorCode = keyof typeof errorCatalogue
export type ErrorDetails = Readonly<Record<string, string | number>>
export type FieldProblem = { path: string; message: string }

/** An expected refusal. The code names it, `details` fill its sentence, `fields` place it in a form. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly fields: readonly FieldProblem[]

  constructor(code: ErrorCode, details: ErrorDetails = {}, fields: readonly FieldProblem[] = []) {
    super(code)
    this.code = code
    this.details = details
    this.fields = fields
  }
}

/** The catalogue's sentence for `code`, its `{placeholders}` filled from `details`. */
export function sentenceFor(code: ErrorCode, details: ErrorDetails = {}): string {
  return errorCatalogue[code].sentence.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    key in details ? String(details[key]) : placeholder,
  )
}
