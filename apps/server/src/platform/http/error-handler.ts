import { STATUS_CODES } from 'node:http'
import type { SuggestingFailureView } from '@guildhall/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { errorCatalogue } from '../../error-catalogue.ts'
import { isDatabaseDown, isOutOfTime, sqlStateOf } from '../database/database-trouble.ts'
import {
  AnsweringError,
  DomainError,
  type ErrorCode,
  type ErrorKind,
  type FieldProblem,
  sentenceFor,
} from '../errors.ts'
import { addVary } from './compression.ts'
import { prefersHtml } from './content-negotiation.ts'
import { failurePagePolicy, renderFailurePage } from './failure-page.ts'

const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  too_slow: 408,
  too_large: 413,
  head_too_large: 431,
  wrong_type: 415,
  unprocessable: 422,
  range: 416,
  throttled: 429,
  bug: 500,
  bad_gateway: 502,
  unavailable: 503,
  busy: 503,
  timeout: 504,
  full: 507,
} as const satisfies Record<ErrorKind, number>

/** `send` answers the refusals, as JSON unless told otherwise. */
export function installErrorHandler(app: FastifyInstance, send = sendFailure) {
  app.setErrorHandler((error: FastifyError | DomainError, request, reply) => send(reply, logRefusal(error, request)))
}

/** What to answer to an error, logged. For responses under way, which send it themselves. */
export function logRefusal(error: unknown, request: FastifyRequest): DomainError {
  const refusal = asRefusal(error as FastifyError | DomainError, request)
  const { kind } = errorCatalogue[refusal.code]
  if (kind === 'bug' || kind === 'unavailable' || kind === 'full')
    request.log.error({ err: error }, 'unexpected failure')
  else {
    // A reason is what another service said: only an operator can act on it. Who is busy writes no line for each of thousands.
    const level = 'reason' in refusal.details ? 'warn' : kind === 'busy' ? 'debug' : 'info'
    request.log[level]({ code: refusal.code, ...refusal.details }, 'request refused')
  }
  return refusal
}

export const statusForCode = (code: ErrorCode): number => statusOf[errorCatalogue[code].kind]

/** Answers errors raised before routing, such as an undecodable path. */
export function sendFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const send = request.url.startsWith('/api/') ? sendFailure : sendPageFailure
  send(reply, asRefusal(error, request))
}

export function sendFailure(reply: FastifyReply, refusal: DomainError) {
  const { kind } = errorCatalogue[refusal.code]
  const body = failureBody(refusal)
  if (kind === 'bug') body.requestId = reply.request.id
  if (kind === 'unauthenticated') void reply.header('www-authenticate', 'Bearer')
  return withHead(reply, refusal)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((payload: string) => payload)
    .send(JSON.stringify(body))
}

/** For a page that could not be made: a small page to browsers, JSON to everybody else. */
export function sendPageFailure(reply: FastifyReply, refusal: DomainError) {
  addVary(reply, 'accept')
  if (!prefersHtml(reply.request.raw)) return sendFailure(reply, refusal)
  const { kind } = errorCatalogue[refusal.code]
  const requestId = kind === 'bug' ? reply.request.id : undefined
  return withHead(reply, refusal)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', failurePagePolicy)
    .send(renderFailurePage(failureBody(refusal).message, kind, requestId))
}

function withHead(reply: FastifyReply, refusal: DomainError) {
  const { kind } = errorCatalogue[refusal.code]
  const retryAfter = refusal.details.retryAfterSeconds ?? (kind === 'throttled' ? 1 : undefined)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return reply.code(statusOf[kind]).header('cache-control', 'no-store')
}

/** A complete response as text, for a connection on which no request could be parsed. */
export function renderFailure(refusal: DomainError): string {
  const status = statusOf[errorCatalogue[refusal.code].kind]
  const body = JSON.stringify(failureBody(refusal))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    ...(refusal.details.retryAfterSeconds === undefined ? [] : [`retry-after: ${refusal.details.retryAfterSeconds}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

export function failureBody(refusal: DomainError): SuggestingFailureView {
  const sentence = refusal.fields.length > 0 ? sentenceOf(refusal.fields) : sentenceFor(refusal.code, refusal.details)
  const body: SuggestingFailureView = { error: sentence, message: sentence, code: refusal.code }
  if (refusal.fields.length > 0) body.details = [...refusal.fields]
  if (refusal.suggestions.length > 0) body.suggestions = [...refusal.suggestions]
  return refusal instanceof AnsweringError ? { ...body, ...refusal.answer } : body
}

function sentenceOf(fields: readonly FieldProblem[]): string {
  return [...new Set(fields.map((field) => field.message))].slice(0, 3).join(' ')
}

function asRefusal(error: FastifyError | DomainError, request: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map((issue) => ({
      path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: issue.message ?? sentenceFor('request.invalid'),
    }))
    // A malformed id is answered like an unknown one: 404.
    if (error.validationContext === 'params') {
      const { missing } = request.routeOptions.config
      const code = typeof missing === 'object' ? missing[fields[0]?.path ?? ''] : missing
      return new DomainError(code ?? 'route.not_found')
    }
    // Without a path the whole body is missing or of the wrong type.
    const placed = fields.filter(({ path }) => path !== '')
    return new DomainError('request.invalid', {}, placed)
  }
  if (sqlStateOf(error) === deletedAccountState) {
    // Without a session, signing in is all that writes for an account.
    return new DomainError(request.userId ? 'session.invalid' : 'session.wrong_credentials')
  }
  if (isOutOfTime(error)) return new DomainError('service.too_slow', { retryAfterSeconds: 5 })
  if (isDatabaseDown(error)) return new DomainError('service.unavailable', { retryAfterSeconds: 1 })
  return new DomainError(codeForStatus(error.statusCode), { expected: 'JSON' })
}

function codeForStatus(status = 500): ErrorCode {
  if (status === 404) return 'route.not_found'
  if (status === 413) return 'request.too_large'
  if (status === 415) return 'request.wrong_type'
  return status >= 400 && status < 500 ? 'request.invalid' : 'internal.unexpected'
}

/** What the trigger `refuse_deleted_account` raises: the account was deleted while the request was under way. */
const deletedAccountState = 'GH001'
