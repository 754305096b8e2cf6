import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type SentPicture = {
  contentType: string
  sizeBytes?: number
  etag: string
  open(): Promise<Readable | Buffer>
}

export async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: SentPicture) {
  const isKnown = request.headers['if-none-match']?.includes(picture.etag) ?? false
  // Opened before the headers are sent, so that a missing file becomes an error and not a broken picture.
  const body = isKnown ? undefined : await picture.open()
  void reply.headers({
    etag: picture.etag,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  if (isKnown) return reply.code(304).send()
  if (picture.sizeBytes !== undefined) void reply.header('content-length', picture.sizeBytes)
  return reply.header('content-type', picture.contentType).send(body)
}
