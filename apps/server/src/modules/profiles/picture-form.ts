import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { type PictureCrop, pictureCrop, pictureMaxBytes } from '@guildhall/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/errors.ts'
import { expectUpload } from '../../platform/http/drain-request.ts'
import type { Held } from './received-bytes.ts'

export type PictureForm = { bytes: Buffer; crop: PictureCrop | undefined }

/** For the route's config: how much of a refused upload is still read. */
export const upload = { bytes: 5 * pictureMaxBytes, milliseconds: 60_000 }
const cropFields = ['x', 'y', 'width', 'height']

/**
 * Makes `scope` accept forms with one file. The parser's limits are slightly above ours, which have messages of their
 * own.
 */
export async function acceptPictureForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: pictureMaxBytes + 1, files: 2, fields: 10, fieldSize: 100, headerPairs: 20 },
  })
  // Other content types pass unread and are refused by the handler.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** Reads the picture and, if given, the crop. Throws what is wrong with the form. */
export async function readPictureForm(request: FastifyRequest, held: Held): Promise<PictureForm> {
  try {
    const form = await readParts(request, held)
    held.complete()
    return form
  } catch (error) {
    held.release() // the rest of the request is read and discarded
    throw error
  }
}

async function readParts(request: FastifyRequest, held: Held): Promise<PictureForm> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] === undefined) throw new DomainError('picture.missing')
    throw new DomainError('request.wrong_type', { expected: 'multipart/form-data' })
  }
  let bytes: Buffer | undefined
  const fields: Record<string, unknown> = {}
  expectUpload(request)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const read = await readAll(part.file, held)
        if (read.length > 0 && bytes) throw new DomainError('picture.one_at_a_time')
        if (read.length > 0) bytes = read
      } else if (cropFields.includes(part.fieldname)) fields[part.fieldname] = part.value
    }
  } catch (error) {
    throw asRefusal(error)
  }
  if (!bytes) throw new DomainError('picture.missing')
  return { bytes, crop: readCrop(fields) }
}

/** A picture must be complete to be decoded, so it is held in memory, bounded by its size limit. */
async function readAll(file: Readable, held: Held): Promise<Buffer> {
  held.onGivenUp((reason) => file.destroy(reason))
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length
    held.take(chunk.length)
    if (size > pictureMaxBytes) throw new DomainError('picture.too_large', { limit: pictureMaxBytes / 1024 / 1024 })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function readCrop(fields: Record<string, unknown>): PictureCrop | undefined {
  if (Object.keys(fields).length === 0) return undefined
  const read = pictureCrop.safeParse(fields)
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path, message }) => ({ path: path.join('.') || 'crop', message }))
  throw new DomainError('request.invalid', {}, problems)
}

/** Malformed or interrupted forms. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT') return new DomainError('picture.one_at_a_time')
  const isLimit = code.startsWith('FST_') && code !== 'FST_MP_PREMATURE_CLOSE'
  const isMalformed = /malformed|boundary/i.test(error.message)
  return new DomainError(isLimit || isMalformed ? 'request.invalid' : 'picture.interrupted')
}
