import { createHash } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openByteCache } from '../byte-cache.ts'
import { DomainError } from '../errors.ts'
import { addressKey } from '../http/address-key.ts'
import { disconnectSignal } from '../http/disconnect-signal.ts'
import { limitConcurrency } from '../limits/concurrency-limit.ts'
import { limitConcurrencyPerKey } from '../limits/concurrency-limit-per-key.ts'
import type { DocumentContent } from './document.ts'

/** Part of the cache key: raise it when the design changes. */
const edition = 1

const busy = () => new DomainError('document.busy', { retryAfterSeconds: 5 })

/** A PDF takes half a second of a core. */
const take = limitConcurrency({ running: 2, waiting: 50, refuse: busy })

/** Of each address, one is made or waits with those of others. The next ones wait for it. */
const inTurn = limitConcurrencyPerKey({ running: 1, waiting: 50 }, busy)

/** Caches the latest documents, as a shared link is opened by many people at once. */
const kept = openByteCache<Buffer>({ maxBytes: 16 * 1024 * 1024, bytesOf: ({ length }) => length })

export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, now }: { content: DocumentContent; now: Date },
) {
  const version = createHash('sha256')
    .update(JSON.stringify([edition, content]))
    .digest('base64url')
  const etag = `"${version}"`
  void reply.header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()

  // The turn comes first: others who ask for the same document must not wait for the turn of this address.
  const made = () => kept.getOrMake(version, () => take(() => write(content, now)))
  const bytes = kept.get(version) ?? (await inTurn(addressKey(request.ip), made, () => disconnectSignal(reply)))
  void reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': contentDisposition(filenameFor(content.title)),
    'x-content-type-options': 'nosniff',
  })
  return reply.send(bytes)
}

/** Loaded on first use: the font libraries take longer to load than the rest of the server. */
async function write(content: DocumentContent, now: Date): Promise<Buffer> {
  const { makePdf } = await import('./make-pdf.ts')
  return makePdf(content, now)
}

const filenameLimit = 120

export function filenameFor(title: string): string {
  const name = title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = Array.from(name)
    .slice(0, filenameLimit)
    .join('')
    .replace(/[. ]+$/, '')
  return `${short || 'Document'}.pdf`
}
