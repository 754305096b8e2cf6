import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { deliverableMaxBytes, deliverableMaxFiles, textLimits } from '@guildhall/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/errors.ts'
import { expectUpload } from '../../platform/http/drain-request.ts'
import type { UploadPart } from './receive-files.ts'

/** For the route's config. What is left of a refused upload is read to its end, within reason. */
export const upload = { bytes: 25 * deliverableMaxBytes, milliseconds: 10 * 60 * 1_000 }

/** Makes `scope` read forms with files as they arrive. One more than the rules allow: those refuse in their own words. */
export async function acceptUploadForms(scope: FastifyInstance) {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: deliverableMaxBytes + 1,
      files: deliverableMaxFiles + 1,
      fields: 10,
      fieldSize: (textLimits.message + 1) * 4, // the longest character takes four bytes
      headerPairs: 20,
    },
  })
  // Anything else comes here unread, to be refused like the rest.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** What the headers and boundaries of a form may take beside its files and its message. */
const formOverheadBytes = deliverableMaxFiles * 1_024

/** What the files of the form weigh at least, by its `content-length`; 0 without one. */
export function announcedBytes({ headers }: FastifyRequest): number {
  const length = Number(headers['content-length'])
  return Number.isFinite(length) ? Math.max(0, length - formOverheadBytes - textLimits.message * 4) : 0
}

/** The parts of the form as they arrive. Ends with a refusal when they arrive too slowly. */
export async function* readUploadForm(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] === undefined) throw new DomainError('delivery.no_files')
    throw new DomainError('request.wrong_type', { expected: 'multipart/form-data' })
  }
  expectUpload(request)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.filename || !(await isEmpty(part.file))) {
          yield { type: 'file', filename: part.filename ?? '', bytes: part.file }
        }
      } else if (part.fieldname === 'message') {
        yield { type: 'message', text: typeof part.value === 'string' ? part.value : JSON.stringify(part.value) }
      }
    }
  } catch (error) {
    throw asRefusal(error)
  }
}

/** A browser sends a file field that was left empty as a file without a name or bytes. */
async function isEmpty(bytes: Readable) {
  for await (const _ of bytes) return false
  return true
}

/** What reading a form can fail with: it is no proper form, or it ends before its end. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error
  const code = 'code' in error ? String(error.code) : ''
  const isLimit = code.startsWith('FST_') && code !== 'FST_MP_PREMATURE_CLOSE'
  const isMalformed = /malformed|boundary/i.test(error.message)
  return new DomainError(isLimit || isMalformed ? 'request.invalid' : 'delivery.interrupted')
}
