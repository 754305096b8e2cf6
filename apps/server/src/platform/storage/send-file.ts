import type { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.ts'
import type { ByteRange } from './file-store.ts'
import { selectByteRange } from './select-byte-range.ts'

export type SentFile = {
  filename: string
  contentType: string
  sizeBytes: number
  sha256: string
  open(range: ByteRange | undefined): Promise<Readable>
}

/** Browsers must download it and never display it: users chose the content. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile) {
  const etag = `"${file.sha256}"`
  const choice = selectByteRange(request.method, request.headers, { etag, size: file.sizeBytes })
  if (choice.status === 416) {
    void reply.header('content-range', `bytes */${file.sizeBytes}`)
    throw new DomainError('deliverable.range_invalid')
  }

  const { status, range } = choice
  // Opened before the headers are sent, so that a missing file becomes an error and not a broken download.
  const body = status === 304 || request.method === 'HEAD' ? undefined : await file.open(range)
  void reply.code(status).headers({
    etag,
    'accept-ranges': 'bytes',
    'content-disposition': contentDisposition(file.filename),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  if (status !== 304) {
    void reply.headers({
      'content-type': file.contentType,
      'content-length': range ? range.end - range.start + 1 : file.sizeBytes,
    })
  }
  if (range) void reply.header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
  return reply.send(body)
}
