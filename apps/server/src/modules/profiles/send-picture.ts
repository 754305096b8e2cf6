import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type SentPicture = {
  contentType: string
  /** Not needed with a `Buffer`. */
  sizeBytes?: number
  etag: string
  open(): Promise<Readable | Buffer>
}

/** Answers with a picture that anybody may show anywhere, such as another site in a link's preview. */
export async function sendPicture(request: FastifyRequest, reply: FastifyReply, picture: SentPicture) {
  const isKnown = request.headers['if-none-match']?.includes(picture.etag) ?? false
  // Opened before anything is promised: bytes that are lost have to become a failure, not a broken picture.
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
