import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Negotiator from 'negotiator'
import { releaseBuffer } from './release-buffer.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bytes. Smaller answers fit in one packet anyway. */
const worthCompressing = 1_024
/** Of what the web app renders as a stream: pages and sitemaps. */
const pageTypes = /^(text\/html|application\/xml)/
const compressible = /^(text\/|application\/(json|.*\+json|javascript|xml))/
/** Streams: buffering for compression would delay them. */
const inLines = /^(application\/x-ndjson|text\/event-stream)/

const brotli = {
  // As fast as gzip and smaller.
  [constants.BROTLI_PARAM_QUALITY]: 4,
  // 256 kB, which few answers exceed. The default is 4 MB, and each stream takes twice its window.
  [constants.BROTLI_PARAM_LGWIN]: 18,
}

/** Of what is made at once. Node.js would take less out of memory that other buffers share. */
const pieceBytes = 64 * 1024

const openCompressor = {
  br: (length: number) =>
    createBrotliCompress({
      chunkSize: pieceBytes,
      params: { ...brotli, [constants.BROTLI_PARAM_SIZE_HINT]: length },
    }),
  gzip: () => createGzip({ chunkSize: pieceBytes, level: 6 }),
}

/**
 * A compressor is collected with the old objects only, and keeps what it was given and what it made until then. So their memory is
 * released here (decision 0129), except that of a buffer, which others may hold.
 */
export async function compressed(payload: string | Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload
  const compressor = openCompressor[encoding](bytes.length)
  compressor.end(bytes)
  const pieces: Buffer[] = []
  for await (const piece of compressor) pieces.push(piece)
  const smaller = Buffer.concat(pieces)
  for (const { buffer } of pieces) if (buffer.byteLength === pieceBytes) releaseBuffer(new Uint8Array(buffer))
  if (bytes !== payload) releaseBuffer(bytes)
  return smaller
}

/** Flushes each piece, so that the browser shows the frame before the rest arrives. */
function compressedPieces(page: Readable, encoding: Exclude<Encoding, 'identity'>): Readable {
  const { BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants
  const pieces =
    encoding === 'br'
      ? createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params: brotli })
      : createGzip({ flush: Z_SYNC_FLUSH })
  // An error destroys both streams and so the response.
  return pipeline(page, pieces, () => {})
}

export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([
    'br',
    'gzip',
    'identity',
  ])
  // Among equal weights we choose: browsers list them in no meaningful order.
  const refuses = (encoding: string) => !accepted.includes(encoding)
  if (accepted[0] === 'identity' && /identity/.test(acceptEncoding)) return 'identity'
  if (!refuses('br')) return 'br'
  return refuses('gzip') ? 'identity' : 'gzip'
}

/** No answer repeats request data next to a secret, so its length reveals nothing (decision 0028). */
export function installCompression(app: FastifyInstance) {
  // Waits only for what is compressed: each answer passes here.
  app.addHook('onSend', (request, reply, payload, next) => {
    if (!isCompressible(reply)) return next(null, payload)
    if (!isWhole(payload) && !isPage(payload, reply)) return next(null, payload)
    addVary(reply, 'accept-encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === 'identity') return next(null, payload)
    if (!isWhole(payload)) {
      void reply.header('content-encoding', encoding)
      return next(null, request.method === 'HEAD' ? payload : compressedPieces(payload, encoding))
    }
    if (Buffer.byteLength(payload) < worthCompressing) return next(null, payload)
    compressed(payload, encoding)
      .then((smaller) => {
        void reply.header('content-encoding', encoding).header('content-length', smaller.length)
        next(null, smaller)
      })
      .catch(next)
  })
}

function isPage(payload: unknown, reply: FastifyReply): payload is Readable {
  return payload instanceof Readable && pageTypes.test(String(reply.getHeader('content-type')))
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload)

function isCompressible(reply: FastifyReply): boolean {
  if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return false
  const type = String(reply.getHeader('content-type') ?? '')
  return compressible.test(type) && !inLines.test(type)
}

export function addVary(reply: FastifyReply, name: string) {
  const varies = String(reply.getHeader('vary') ?? '')
  if (varies.toLowerCase().split(/, */).includes(name)) return
  void reply.header('vary', varies ? `${varies}, ${name}` : name)
}
