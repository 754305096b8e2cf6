import type { Header, JsonSchema, Response } from './openapi.types.ts'

const jsonFailure = (example: string) => ({
  'application/json': {
    schema: { $ref: '#/components/schemas/Failure' },
    examples: { failure: { $ref: `#/components/examples/${example}` } },
  },
})
const text: JsonSchema = { type: 'string' }
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } }

export const headers = {
  'X-Total-Count': { description: 'How many entries the list has in all.', schema: { type: 'integer' }, example: 128 },
  'X-Next-Cursor': {
    description: 'Send it as `cursor` to get the next page. Absent on the last one.',
    schema: text,
    example: 'eyJhdCI6IjIwMzAtMDEtMzEifQ',
  },
  ETag: {
    description: 'Names these bytes. Send it as `If-None-Match` to be told whether they are still the same.',
    schema: text,
    example: '"9f86d081884c7d65"',
  },
  'Content-Disposition': {
    description: 'The name to save the file under.',
    schema: text,
    example: 'attachment; filename="logo.zip"',
  },
  'Accept-Ranges': { description: 'Parts of the file can be asked for with `Range`.', schema: text, example: 'bytes' },
  'Retry-After': {
    description: 'After how many seconds to try again.',
    schema: { type: 'integer' },
    example: 30,
  },
  'WWW-Authenticate': { description: 'How to sign in: with a bearer token.', schema: text, example: 'Bearer' },
} as const satisfies Record<string, Header>
export type HeaderName = keyof typeof headers

export type NamedResponse = { name: string; response: Response }

export const failureResponses: Readonly<Record<number, NamedResponse>> = {
  400: {
    name: 'BadRequest',
    response: {
      description: 'Something in the request is not valid. `details` names each field at fault.',
      content: jsonFailure('InvalidRequest'),
    },
  },
  401: {
    name: 'Unauthenticated',
    response: {
      description: 'No session, or one that has ended. Sign in and send the token.',
      headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
      content: jsonFailure('SessionRequired'),
    },
  },
  403: {
    name: 'Forbidden',
    response: { description: 'You are not allowed to do this.', content: jsonFailure('NotYours') },
  },
  404: {
    name: 'NotFound',
    response: {
      description:
        'There is no such thing, or you are not allowed to see it. A malformed id is answered in the same way.',
      content: jsonFailure('NotFound'),
    },
  },
  409: {
    name: 'Conflict',
    response: {
      description: 'It conflicts with the current state. Read it again before you decide what to do.',
      content: jsonFailure('Conflict'),
    },
  },
  413: {
    name: 'TooLarge',
    response: { description: 'The body or a file in it is too large.', content: jsonFailure('TooLarge') },
  },
  415: {
    name: 'WrongType',
    response: {
      description: 'The body or a file in it is of a type that we do not take.',
      content: jsonFailure('WrongType'),
    },
  },
  416: {
    name: 'RangeInvalid',
    response: { description: 'The requested part lies outside the file.', content: jsonFailure('RangeInvalid') },
  },
  422: {
    name: 'KeyReused',
    response: {
      description: 'The `Idempotency-Key` was sent before, with another request.',
      content: jsonFailure('KeyReused'),
    },
  },
  429: {
    name: 'TooManyRequests',
    response: {
      description: 'Too many requests. Wait for as long as `Retry-After` says.',
      headers: retryAfter,
      content: jsonFailure('TooManyRequests'),
    },
  },
  502: {
    name: 'BadGateway',
    response: { description: 'The AI provider failed or gave no usable answer.', content: jsonFailure('AiFailed') },
  },
  503: {
    name: 'Unavailable',
    response: {
      description: 'We cannot serve this right now. Try again in a moment.',
      headers: retryAfter,
      content: jsonFailure('Unavailable'),
    },
  },
  504: {
    name: 'Timeout',
    response: { description: 'The AI provider took too long.', content: jsonFailure('AiTimeout') },
  },
  507: {
    name: 'StorageFull',
    response: { description: 'The file store has no room left.', content: jsonFailure('StorageFull') },
  },
}

/** Any other error, so that clients always know the shape. */
export const anyRefusal: NamedResponse = {
  name: 'Refused',
  response: { description: 'Any other refusal, in the same shape.', content: jsonFailure('InvalidRequest') },
}
export const anyFailure: NamedResponse = {
  name: 'Failed',
  response: { description: 'Something went wrong on our side.', content: jsonFailure('Unexpected') },
}
