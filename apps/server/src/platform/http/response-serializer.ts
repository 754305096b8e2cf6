import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * Sends what the schema names and nothing else. It parses, as requests are parsed: the library's own compiler encodes, for which
 * Zod reads each field with a check twice and cannot use its compiled code. No schema of a response transforms.
 */
export const responseSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const { error, data: shown } = schema.safeParse(data)
    if (error) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(shown)
  }
}
