import type { ErrorCode } from '../platform/errors.ts'
import { statusForCode } from '../platform/http/error-handler.ts'
import { examples } from './examples.ts'
import type { JsonSchema, MediaType, Operation, Parameter, Reference, Response } from './openapi.types.ts'
import type { OperationFacts } from './operation-facts.ts'
import { parameterNotes } from './parameter-notes.ts'
import { type SchemaComponents, simplify } from './schema-components.ts'
import { anyFailure, anyRefusal, failureResponses, type NamedResponse } from './shared-components.ts'

export type RouteFacts = {
  access: 'session' | 'optional' | 'public' | 'operator' | 'monitor'
  whileSuspended: boolean
  missing: readonly ErrorCode[]
  limited: readonly ErrorCode[]
}

export type RawOperation = Omit<Operation, 'parameters' | 'responses' | 'operationId'> & {
  parameters?: Parameter[]
  responses: Record<string, Response>
}

const sharedParameters: Readonly<Record<string, string>> = {
  'idempotency-key': 'Idempotency-Key',
  cursor: 'Cursor',
  limit: 'Limit',
}

/** The operation for the description: named, with shared parts as references and its errors grouped by status. */
export function refineOperation(
  raw: RawOperation,
  facts: OperationFacts,
  route: RouteFacts,
  { schemas, parameters }: { schemas: SchemaComponents; parameters: Record<string, Parameter> },
): Operation {
  const { parameters: rawParameters = [], responses, requestBody, ...rest } = raw
  const codes = refusalsOf(raw, facts, route)
  const body = facts.form ? formBody(facts.form) : requestBody
  return {
    ...rest,
    operationId: facts.id,
    ...securityOf(route),
    ...(rawParameters.length > 0
      ? { parameters: rawParameters.filter(isUsable).map((one) => refineParameter(one, facts.id, parameters)) }
      : {}),
    ...(body
      ? {
          requestBody: {
            ...body,
            // What accepts null accepts a request without a body, too.
            required: Object.values(body.content).every(
              ({ schema }) => !schema.anyOf?.some(({ type }) => type === 'null'),
            ),
            content: mapValues(body.content, ({ schema }) => media(schemas.lift(schema))),
          },
        }
      : {}),
    responses: {
      ...successes(responses, facts, schemas),
      ...failures(responses, codes, schemas),
    },
    'x-refusals': codes,
  }
}

/** Empty if a session is required, as the document's default says so. */
function securityOf({ access }: RouteFacts): Pick<Operation, 'security'> {
  if (access === 'session' || access === 'operator') return {}
  return { security: access === 'public' || access === 'monitor' ? [] : [{ session: [] }, {}] }
}

function refusalsOf(raw: RawOperation, { refusals = [], form }: OperationFacts, route: RouteFacts): ErrorCode[] {
  const names = new Set((raw.parameters ?? []).map(({ name }) => name))
  const hasQuery = raw.parameters?.some((parameter) => parameter.in === 'query') ?? false
  const hasBody = Boolean(raw.requestBody ?? form)
  const codes: ErrorCode[] = [
    ...(hasBody || hasQuery ? (['request.invalid'] as const) : []),
    ...(names.has('cursor') ? (['list.cursor_invalid'] as const) : []),
    ...(route.access === 'session' ? (['session.required', 'session.invalid'] as const) : []),
    ...(route.access === 'session' && !route.whileSuspended ? (['account.suspended'] as const) : []),
    ...(route.access === 'operator'
      ? (['operator.second_factor_needed', 'operator.sign_in_again', 'route.not_found'] as const)
      : []),
    ...route.missing,
    ...refusals,
    ...(hasBody ? (['request.too_large', 'request.wrong_type'] as const) : []),
    ...(names.has('idempotency-key') ? (['request.idempotency_key_reused', 'request.still_running'] as const) : []),
    ...route.limited,
  ]
  return [...new Set(codes)].sort((one, other) => statusForCode(one) - statusForCode(other))
}

function refineParameter(
  parameter: Parameter,
  operationId: string,
  shared: Record<string, Parameter>,
): Parameter | Reference {
  const { name, schema } = parameter
  const description = parameter.description ?? parameterNotes[`${operationId} ${name}`] ?? parameterNotes[name]
  const refined: Parameter = {
    name: sharedParameters[name] && parameter.in === 'header' ? sharedParameters[name] : name,
    in: parameter.in,
    ...(parameter.required ? { required: true } : {}),
    ...(description ? { description } : {}),
    schema: simplify(schema),
  }
  const sharedName = sharedParameters[name]
  if (!sharedName) return refined
  shared[sharedName] ??= refined
  const isSame = JSON.stringify(shared[sharedName]) === JSON.stringify(refined)
  return isSame ? { $ref: `#/components/parameters/${sharedName}` } : refined
}

const isUsable = ({ schema }: Parameter) => !('not' in schema)

const binary: JsonSchema = { type: 'string', format: 'binary' }

function formBody(form: NonNullable<OperationFacts['form']>) {
  const parts = {
    file: binary,
    files: { type: 'array', items: binary },
    text: { type: 'string' },
    number: { type: 'number' },
  }
  const files = Object.entries(form).filter(([, kind]) => kind.startsWith('file'))
  const schema: JsonSchema = {
    type: 'object',
    properties: mapValues(form, (kind) => parts[kind]),
    required: files.map(([name]) => name),
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

const said: Readonly<Record<string, string>> = {
  302: 'Leads elsewhere: `Location` says where.',
  200: 'Done.',
  201: 'Created.',
  204: 'Done. There is no body.',
}

function successes(responses: Record<string, Response>, facts: OperationFacts, schemas: SchemaComponents) {
  const headers = facts.headers?.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const)
  const own = Object.entries(responses).filter(([status]) => /^[23]/.test(status))
  const all: [string, Response][] = own.length > 0 ? own : [['200', { description: '' }]]
  return Object.fromEntries(
    all.map(([status, { content }]): [string, Response] => [
      status,
      {
        description: said[status] ?? 'Done.',
        ...(headers ? { headers: Object.fromEntries(headers) } : {}),
        ...contentOf(content, facts, schemas),
      },
    ]),
  )
}

function contentOf(
  content: Response['content'],
  { answers, lines }: OperationFacts,
  schemas: SchemaComponents,
): Pick<Response, 'content'> {
  const schema = content?.['application/json']?.schema
  if (answers) {
    const isText = (type: string) => /^text|jwt$/.test(type)
    const parts = schema?.anyOf ?? (schema ? [schema] : [])
    const structured = parts.find((part) => part.type === 'object')
    const pairs = answers.map((type) => {
      const own = isText(type)
        ? { type: 'string' }
        : /json$/.test(type) && structured
          ? schemas.lift(structured)
          : binary
      return [type, media(own)] as const
    })
    return { content: Object.fromEntries(pairs) }
  }
  if (!schema) return {}
  const json = media(schemas.lift(schema))
  return {
    content: { 'application/json': json, ...(lines ? { 'application/x-ndjson': { schema: { type: 'string' } } } : {}) },
  }
}

function failures(responses: Record<string, Response>, codes: ErrorCode[], schemas: SchemaComponents) {
  const own = responses['4XX']?.content?.['application/json']?.schema
  const lifted = own ? schemas.lift(own) : undefined
  // Some failures carry more, such as suggestions.
  const saysMore = lifted?.$ref !== undefined && !lifted.$ref.endsWith('/Failure')
  const plain = codes.includes('session.required') ? ['401', ...alwaysPlain] : alwaysPlain
  const answer = (status: string, { name, response }: NamedResponse): [string, Response | Reference] => [
    status,
    saysMore && !plain.includes(status)
      ? { description: response.description, content: { 'application/json': media(lifted) } }
      : { $ref: `#/components/responses/${name}` },
  ]
  const statuses = [...new Set(codes.map(statusForCode))]
  return Object.fromEntries([
    ...statuses.map((status) => answer(String(status), failureResponses[status] ?? anyRefusal)),
    answer('4XX', anyRefusal),
    answer('5XX', anyFailure),
  ])
}

/** Statuses checked before the route runs. */
const alwaysPlain = ['413', '415', '429']

function media(schema: JsonSchema): MediaType {
  const name = (schema.$ref ?? '').split('/').pop() ?? ''
  return name in examples ? { schema, examples: { example: { $ref: `#/components/examples/${name}` } } } : { schema }
}

function mapValues<Value, Mapped>(record: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
