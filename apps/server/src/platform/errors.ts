import { refusalSentences, type SuggestionView } from '@guildhall/contract'

/** What went wrong, in our words. Statuses live in `http-errors.ts`, the only file that knows both vocabularies. */
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
  | 'busy'
  | 'bad_gateway'
  | 'timeout'
  | 'bug'

/** The catalogue: every refusal the product can give, with the sentence people read. `{name}` is filled from details. */
export const errorCatalogue = {
  'request.invalid': { kind: 'invalid', sentence: 'The request could not be read. Check it and try again.' },
  'request.too_large': { kind: 'too_large', sentence: 'The request is too large.' },
  'request.head_too_large': {
    kind: 'head_too_large',
    sentence: 'The address or the headers of this request are too long.',
  },
  'request.too_slow': {
    kind: 'too_slow',
    sentence: 'The request took too long to arrive. Check your connection and try again.',
  },
  'request.too_many_at_once': {
    kind: 'busy',
    sentence: 'Too much is being sent to us at once. Please try again in a few seconds.',
  },
  'request.wrong_type': { kind: 'wrong_type', sentence: 'Send this request as {expected}.' },
  'request.idempotency_key_reused': {
    kind: 'unprocessable',
    sentence: 'This Idempotency-Key was sent before with another request. Make a new key for each request.',
  },
  'request.still_running': {
    kind: 'conflict',
    sentence: 'The same request is still being worked on. Ask again in a moment.',
  },
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
  'account.common_password': {
    kind: 'invalid',
    sentence: 'This is one of the passwords that people try first. Choose another, such as a few words in a row.',
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
  'picture.missing': { kind: 'invalid', sentence: 'Choose a picture to upload.' },
  'picture.one_at_a_time': { kind: 'invalid', sentence: 'Upload one picture at a time.' },
  'picture.too_large': {
    kind: 'too_large',
    sentence: 'This picture is larger than {limit} MB. Choose a smaller one, or make it smaller first.',
  },
  'picture.too_many_pixels': {
    kind: 'too_large',
    sentence: 'This picture has more than {limit} megapixels. Make it smaller and try again.',
  },
  'picture.wrong_type': {
    kind: 'wrong_type',
    sentence: 'This is not a PNG, JPEG or WebP picture. Nothing was stored.',
  },
  'picture.damaged': {
    kind: 'invalid',
    sentence: 'This picture is damaged and cannot be opened. Nothing was stored.',
  },
  'picture.too_slow': {
    kind: 'too_large',
    sentence: 'Opening this picture takes too long. Save it anew, smaller, and try again.',
  },
  'picture.interrupted': {
    kind: 'invalid',
    sentence: 'The upload was interrupted. Nothing was stored; please try again.',
  },
  'picture.too_many': {
    kind: 'conflict',
    sentence: 'You have {limit} pictures stored. Those your saved profile does not show are removed after a day.',
  },
  'picture.busy': {
    kind: 'throttled',
    sentence: 'Many pictures are being worked on right now. Please try again in a moment.',
  },
  'picture.not_found': { kind: 'missing', sentence: 'This picture does not exist or has been removed.' },
  'profile.text_not_found': { kind: 'missing', sentence: 'This part of the profile does not exist any more.' },
  'project.not_found': { kind: 'missing', sentence: 'This project does not exist or has been removed.' },
  'project.not_yours': { kind: 'forbidden', sentence: refusalSentences['project.not_yours'] },
  'project.deadline_passed': { kind: 'invalid', sentence: 'The deadline has already passed. Choose a later date.' },
  'project.edits_private': {
    kind: 'forbidden',
    sentence: 'Only the client and the accepted freelancer of this project can see how it was changed.',
  },
  'project.edit_not_found': { kind: 'missing', sentence: 'This change of the project does not exist.' },
  'project.changed_elsewhere': {
    kind: 'conflict',
    sentence: 'This project was saved in another tab or on another device. Load that version before you save yours.',
  },
  'project.completed': { kind: 'conflict', sentence: refusalSentences['project.completed'] },
  'project.not_in_progress': { kind: 'conflict', sentence: refusalSentences['project.not_in_progress'] },
  'project.searches_at_once': {
    kind: 'throttled',
    sentence: 'Your last searches are still running. Try again in a moment.',
  },
  'list.cursor_invalid': {
    kind: 'invalid',
    sentence: 'This page of the list no longer exists. Start from the top.',
  },
  'proposal.not_found': { kind: 'missing', sentence: 'This proposal does not exist or has been removed.' },
  'proposal.not_yours': { kind: 'forbidden', sentence: 'You can only send proposals in your own name.' },
  'proposal.not_for_you': {
    kind: 'forbidden',
    sentence: 'Only the two parties of this proposal can see it and its deliverables.',
  },
  'proposal.own_project': { kind: 'forbidden', sentence: refusalSentences['proposal.own_project'] },
  'proposal.project_closed': { kind: 'conflict', sentence: refusalSentences['proposal.project_closed'] },
  'proposal.already_sent': { kind: 'conflict', sentence: refusalSentences['proposal.already_sent'] },
  'proposal.already_decided': { kind: 'conflict', sentence: refusalSentences['proposal.already_decided'] },
  'delivery.not_accepted': { kind: 'conflict', sentence: refusalSentences['delivery.not_accepted'] },
  'delivery.not_freelancer': { kind: 'forbidden', sentence: refusalSentences['delivery.not_freelancer'] },
  'delivery.not_client': { kind: 'forbidden', sentence: refusalSentences['delivery.not_client'] },
  'delivery.under_review': { kind: 'conflict', sentence: refusalSentences['delivery.under_review'] },
  'delivery.approved': { kind: 'conflict', sentence: refusalSentences['delivery.approved'] },
  'delivery.version_not_found': { kind: 'missing', sentence: 'This version of the delivery does not exist.' },
  'delivery.not_submitted': { kind: 'conflict', sentence: refusalSentences['delivery.not_submitted'] },
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
  'delivery.macros': {
    kind: 'wrong_type',
    sentence: '“{filename}” contains macros, which can run programs. Save it without them and upload it again.',
  },
  'delivery.empty_file': { kind: 'wrong_type', sentence: '“{filename}” is empty. Nothing was uploaded.' },
  'delivery.storage_full': {
    kind: 'too_large',
    sentence:
      'Your files would exceed the {limit} that an account can store. Upload smaller ones, or ask whoever runs this site for more.',
  },
  'delivery.uploads_at_once': {
    kind: 'throttled',
    sentence: 'You have {limit} uploads under way. Wait for one of them to end and try again.',
  },
  'delivery.last_version': { kind: 'conflict', sentence: refusalSentences['delivery.last_version'] },
  'delivery.interrupted': {
    kind: 'invalid',
    sentence: 'The upload was interrupted. Nothing was stored; please try again.',
  },
  'deliverable.not_found': { kind: 'missing', sentence: 'This file does not exist or has been removed.' },
  'deliverable.range_invalid': { kind: 'range', sentence: 'The requested part lies outside the file.' },
  'course.not_found': { kind: 'missing', sentence: 'This course does not exist, or is no longer shared.' },
  'course.lesson_not_found': { kind: 'missing', sentence: 'This course has no such lesson.' },
  'course.not_covered': {
    kind: 'invalid',
    sentence: 'The library has no course on this, and no AI provider is set up to write one. It covers {covered}.',
  },
  'course.near_miss': {
    kind: 'invalid',
    sentence:
      'The library has no course on exactly this, and no AI provider is set up to write one. Did you mean {suggestions}? It covers {covered}.',
  },
  'course.too_many': {
    kind: 'conflict',
    sentence:
      'You keep {limit} courses that were written for you, the most there can be. Delete one you no longer need and try again.',
  },
  'course.needs_provider': {
    kind: 'unavailable',
    sentence: 'This course was written by an AI provider, and none is available now. It stays as it is.',
  },
  'ai.not_configured': { kind: 'missing', sentence: 'No AI service is set up here.' },
  'ai.misconfigured': {
    kind: 'unavailable',
    sentence: 'The AI service is not set up properly. Whoever runs this site has to look into it.',
  },
  'ai.unavailable': {
    kind: 'unavailable',
    sentence: 'The AI service cannot be reached right now. Please try again in a moment.',
  },
  'ai.rate_limited': {
    kind: 'unavailable',
    sentence: 'The AI service has too much to do right now. Please try again in a while.',
  },
  'ai.timeout': { kind: 'timeout', sentence: 'The AI service took too long to answer. Please try again.' },
  'ai.unusable_reply': {
    kind: 'bad_gateway',
    sentence: 'The AI service answered with something we cannot use. Please try again.',
  },
  'ai.refused': {
    kind: 'bad_gateway',
    sentence: 'The AI service would not answer this request. Try to put it in other words.',
  },
  'ai.too_few_questions': {
    kind: 'bad_gateway',
    sentence: 'Only {found} of {count} questions held up when they were checked. Try again, or choose fewer questions.',
  },
  'ai.unsuitable_topic': {
    kind: 'invalid',
    sentence: 'The AI service can make nothing of this. Try to put it in other words.',
  },
  'ai.cancelled': { kind: 'invalid', sentence: 'The request was given up before the AI service had answered.' },
  'ai.daily_limit': {
    kind: 'throttled',
    sentence: 'You have used your AI requests for today ({limit}). There are new ones in {wait}, at midnight UTC.',
  },
  'ai.daily_limit_address': {
    kind: 'throttled',
    sentence:
      'The AI requests of your address for today ({limit}) are used up. Sign in to have your own, or come back in {wait}.',
  },
  'limit.writes': {
    kind: 'throttled',
    sentence: 'These are more changes than a person makes in so short a time. Try again in {wait}.',
  },
  'limit.documents': { kind: 'throttled', sentence: 'Too many PDFs for this address. Try again in {wait}.' },
  'limit.address': { kind: 'throttled', sentence: 'Too many requests from this address. Try again in {wait}.' },
  'throttle.course': { kind: 'throttled', sentence: 'Too many courses from this address. Try again in {wait}.' },
  'throttle.quiz': { kind: 'throttled', sentence: 'Too many quizzes from this address. Try again in {wait}.' },
  'throttle.practice': {
    kind: 'throttled',
    sentence: 'You can save {limit} practice results within 24 hours. You can save the next one in {wait}.',
  },
  'throttle.verified': {
    kind: 'throttled',
    sentence:
      'You can start {limit} verified assessments within 24 hours. You can start the next one in {wait}. Those of 5 or 10 questions are open to you now.',
  },
  'throttle.verified_address': {
    kind: 'throttled',
    sentence: 'Too many verified assessments were started from this address. Try again in {wait}.',
  },
  'throttle.unverified': {
    kind: 'throttled',
    sentence:
      'You can start {limit} assessments of 5 or 10 questions within 24 hours. You can start the next one in {wait}.',
  },
  'assessment.topic_not_covered': {
    kind: 'invalid',
    sentence: 'There are no questions on “{topic}” here. Choose one of these: {covered}.',
  },
  'assessment.attempt_not_found': { kind: 'missing', sentence: 'This assessment does not exist.' },
  'assessment.question_not_found': { kind: 'missing', sentence: 'This assessment has no such question.' },
  'assessment.option_unknown': { kind: 'invalid', sentence: 'This question has no such option.' },
  'assessment.result_not_found': { kind: 'missing', sentence: 'This result does not exist.' },
  'credential.not_earned': {
    kind: 'missing',
    sentence: 'There is a credential for verified results of {percentage} percent or more, and this is not one.',
  },
  'credential.key_not_found': { kind: 'missing', sentence: 'No credential was ever signed with such a key.' },
  'credential.list_not_found': { kind: 'missing', sentence: 'There is no such status list.' },
  'assessment.attempt_open': {
    kind: 'conflict',
    sentence: 'Your assessment in {skill} ({difficulty}) is still open. Finish it before you start another one.',
  },
  'assessment.attempt_finished': {
    kind: 'conflict',
    sentence: 'This assessment is finished, so its answers can no longer be changed.',
  },
  'assessment.time_over': {
    kind: 'conflict',
    sentence: 'The time for this assessment is over. It was graded with the answers given until then.',
  },
  'assessment.retake_waits': {
    kind: 'conflict',
    sentence: 'You can take {skill} ({difficulty}) for a verified result again in {wait}, from {retakeAt} on.',
  },
  'document.busy': {
    kind: 'throttled',
    sentence: 'Many documents are being made right now. Please try again in a moment.',
  },
  'unit.not_found': { kind: 'missing', sentence: 'There is no such learning unit.' },
  'service.unavailable': {
    kind: 'unavailable',
    sentence: 'Guildhall cannot reach its database or file store right now. Please try again in a moment.',
  },
  'service.too_slow': {
    kind: 'unavailable',
    sentence:
      'This took too long and was stopped. Try again in a moment, or search for something longer or more common.',
  },
  'internal.unexpected': { kind: 'bug', sentence: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { kind: ErrorKind; sentence: string }>

export type ErrorCode = keyof typeof errorCatalogue
export type ErrorDetails = Readonly<Record<string, string | number>>
export type FieldProblem = { path: string; message: string }

/** An expected refusal. The code names it, `details` fill its sentence, `fields` place it in a form, `suggestions` go with it. */
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

/** The catalogue's sentence for `code`, its `{placeholders}` filled from `details`. */
export function sentenceFor(code: ErrorCode, details: ErrorDetails = {}): string {
  return errorCatalogue[code].sentence.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    key in details ? String(details[key]) : placeholder,
  )
}
