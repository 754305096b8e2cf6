import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, type ErrorCode } from '../errors.ts'
import { expectUpload } from './drain-request.ts'

export type FormPart =
  | { type: 'file'; filename: string; bytes: Readable }
  | { type: 'field'; name: string; value: unknown }

export type FormRefusals = {
  missing: ErrorCode
  interrupted: ErrorCode
  /** More files than `limits.files` allows; `request.invalid` when left out. */
  tooManyFiles?: ErrorCode
}

/** Sizes are in bytes. Allow more than the rules do, so that they can refuse in their own words. */
export async function acceptMultipartForms(
  scope: FastifyInstance,
  limits: { fileSize: number; files: number; fieldSize: number },
) {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false, limits: { ...limits, fields: 10, headerPairs: 20 } })
  // Any other body arrives unread, and readFormParts refuses it.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/**
 * Read a file's bytes before the next part. Throws one of `refusals`, `request.wrong_type`, `request.invalid` or
 * `request.too_slow`.
 */
export async function* readFormParts(request: FastifyRequest, refusals: FormRefusals): AsyncGenerator<FormPart> {
  if (!request.isMultipart()) {
    if (request.headers['content-type'] === undefined) throw new DomainError(refusals.missing)
    throw new DomainError('request.wrong_type', { expected: 'multipart/form-data' })
  }
  expectUpload(request)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') yield { type: 'file', filename: unescapedName(part.filename ?? ''), bytes: part.file }
      else yield { type: 'field', name: part.fieldname, value: part.value }
    }
  } catch (error) {
    throw toFormRefusal(error, refusals)
  }
}

/** The HTML standard has browsers escape quotation marks and line breaks in names, and nothing else, not even `%`. */
const unescapedName = (name: string) => name.replace(/%(?:22|0A|0D)/gi, decodeURIComponent)

/** For a malformed form, one that exceeds a limit or ends too early. Returns other errors as they are. */
export function toFormRefusal(error: unknown, { interrupted, tooManyFiles }: FormRefusals): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT' && tooManyFiles) return new DomainError(tooManyFiles)
  const isLimit = code.startsWith('FST_') && code !== 'FST_MP_PREMATURE_CLOSE'
  const isMalformed = /malformed|boundary/i.test(error.message)
  return new DomainError(isLimit || isMalformed ? 'request.invalid' : interrupted)
}
