import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DomainError } from '../errors.ts'
import { prefersHtml } from './content-negotiation.ts'
import { failureBody, statusForCode } from './error-handler.ts'
import { failurePagePolicy, renderFailurePage } from './failure-page.ts'
import { securityHeaders } from './security-headers.ts'

type Answer = { status: number; head: string[]; body: string }

/**
 * Refuses requests before they cost anything: no hook, session, statement or line of the log, and the same text each time. Whether it
 * does, `isClosedTo` says: set by what knows how much there is to do.
 */
export class Gate {
  isClosedTo: (request: IncomingMessage) => boolean = () => false
  readonly #toPrograms: readonly Answer[]
  readonly #toBrowsers: readonly Answer[]
  #next = 0

  /** @param refusals sent by turns, so that not all come again at once */
  constructor(publicUrl: string, refusals: readonly DomainError[]) {
    const headers = securityHeaders(publicUrl)
    this.#toPrograms = refusals.map((refusal) =>
      prepare(refusal, JSON.stringify(failureBody(refusal)), {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
      }),
    )
    this.#toBrowsers = refusals.map((refusal) =>
      prepare(refusal, renderFailurePage(failureBody(refusal).message, 'busy'), {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': failurePagePolicy,
        vary: 'accept',
      }),
    )
  }

  refuse(request: IncomingMessage, answer: ServerResponse) {
    const isPage = prefersHtml(request) && !request.url?.startsWith('/api/')
    const answers = isPage ? this.#toBrowsers : this.#toPrograms
    this.#next = (this.#next + 1) % answers.length
    const { status, head, body } = answers[this.#next] as Answer
    answer.writeHead(status, head)
    answer.end(body)
  }
}

function prepare(refusal: DomainError, body: string, headers: Record<string, string>): Answer {
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    'retry-after': refusal.details.retryAfterSeconds ?? 1,
  }
  return { status: statusForCode(refusal.code), head: Object.entries(all).flat().map(String), body }
}
