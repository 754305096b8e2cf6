import type { Readable } from 'node:stream'
import { type PictureCrop, pictureCrop, pictureMaxBytes } from '@guildhall/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/errors.ts'
import { acceptMultipartForms, readFormParts, toFormRefusal } from '../../../platform/http/multipart-form.ts'
import type { Held } from './received-bytes.ts'

export type PictureForm = { bytes: Buffer; crop: PictureCrop | undefined }

/** For the route's config: how much of a refused upload is still read. */
export const upload = { bytes: 5 * pictureMaxBytes, milliseconds: 60_000 }
const cropFields = ['x', 'y', 'width', 'height']

export async function acceptPictureForms(scope: FastifyInstance) {
  await acceptMultipartForms(scope, { fileSize: pictureMaxBytes + 1, files: 2, fieldSize: 100 })
}

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

const refusals = {
  missing: 'picture.missing',
  interrupted: 'picture.interrupted',
  tooManyFiles: 'picture.one_at_a_time',
} as const

async function readParts(request: FastifyRequest, held: Held): Promise<PictureForm> {
  let bytes: Buffer | undefined
  const fields: Record<string, unknown> = {}
  for await (const part of readFormParts(request, refusals)) {
    if (part.type === 'file') {
      const read = await readAll(part.bytes, held).catch((error: unknown) => {
        throw toFormRefusal(error, refusals)
      })
      if (read.length > 0 && bytes) throw new DomainError('picture.one_at_a_time')
      if (read.length > 0) bytes = read
    } else if (cropFields.includes(part.name)) fields[part.name] = part.value
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
