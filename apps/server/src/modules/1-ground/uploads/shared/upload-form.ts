import type { Readable } from 'node:stream'
import { deliverableMaxBytes, deliverableMaxFiles, textLimits } from '@guildhall/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptMultipartForms, readFormParts } from '../../../../platform/http/multipart-form.ts'
import type { UploadPart } from './upload.types.ts'

/** For the route's config. What is left of a refused upload is read to its end, within reason. */
export const upload = { bytes: 25 * deliverableMaxBytes, milliseconds: 10 * 60 * 1_000 }

export async function acceptUploadForms(scope: FastifyInstance) {
  await acceptMultipartForms(scope, {
    fileSize: deliverableMaxBytes + 1,
    files: deliverableMaxFiles + 1,
    fieldSize: (textLimits.message + 1) * 4, // the longest character takes four bytes
  })
}

/** What the headers and boundaries of a form may take beside its files and its message. */
const formOverheadBytes = deliverableMaxFiles * 1_024

/** What the files of the form weigh at least, by its `content-length`; 0 without one. */
export function announcedBytes({ headers }: FastifyRequest): number {
  const length = Number(headers['content-length'])
  return Number.isFinite(length) ? Math.max(0, length - formOverheadBytes - textLimits.message * 4) : 0
}

export async function* readUploadForm(request: FastifyRequest): AsyncGenerator<UploadPart> {
  const refusals = { missing: 'delivery.no_files', interrupted: 'delivery.interrupted' } as const
  for await (const part of readFormParts(request, refusals)) {
    if (part.type === 'file') {
      if (part.filename || !(await isEmpty(part.bytes))) yield part
    } else if (part.name === 'message') {
      yield { type: 'message', text: typeof part.value === 'string' ? part.value : JSON.stringify(part.value) }
    }
  }
}

/** Browsers send an empty file field as a file without a name or bytes. */
async function isEmpty(bytes: Readable) {
  for await (const _ of bytes) return false
  return true
}
