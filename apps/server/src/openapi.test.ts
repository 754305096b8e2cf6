import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { examples } from './api-reference/examples.ts'
import { fieldNotes } from './api-reference/field-notes.ts'
import type { OpenApiDocument, Operation } from './api-reference/openapi.types.ts'
import { parameterNotes } from './api-reference/parameter-notes.ts'
import { contractSchemas } from './api-reference/schema-components.ts'
import { errorCatalogue } from './error-catalogue.ts'
import { matrix } from './testing/matrix-rows.ts'
import { startTestApp } from './testing/test-app.ts'
import { describeApi, openApiFile } from './write-openapi.ts'

let description = ''
let document: OpenApiDocument
let operations: { route: string; operation: Operation }[] = []
beforeAll(async () => {
  const t = await startTestApp()
  description = await describeApi(t.app)
  document = JSON.parse(description)
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
  )
})

const inColons = (route: string) => route.replaceAll(/\{(\w+)\}/g, ':$1')
const withoutDocument = (route: string) => /^(HEAD |GET \/api\/docs)/.test(route)

describe('the description of the API', () => {
  test('is the committed one; after a change to the API, `npm run openapi` writes it anew', async () => {
    expect(description).toBe(await readFile(openApiFile, 'utf8'))
  })

  test('is OpenAPI 3.1, served to everybody with the address of the server', async () => {
    const t = await startTestApp({ publicUrl: 'https://guildhall.example' })

    const served = (await t.anonymous.get('/api/openapi.json')).json<OpenApiDocument>()

    expect(served.openapi).toMatch(/^3\.1\./)
    expect(served.servers.map(({ url }) => url)).toEqual(['https://guildhall.example'])
    expect(served.paths).toEqual(document.paths)
  })

  test('holds every call there is, under its own address or named as another one', () => {
    const described = operations.flatMap(({ route, operation }) => [route, ...(operation['x-aliases'] ?? [])])

    expect(
      described
        .map(inColons)
        .filter((route) => !withoutDocument(route))
        .sort(),
    ).toEqual(
      Object.keys(matrix)
        .filter((route) => !withoutDocument(route))
        .sort(),
    )
  })

  test('says of every call what it does, where it belongs and how it fails', () => {
    for (const { route, operation } of operations) {
      expect(operation.summary, route).toMatch(/^[A-Z].{4,}[^.]$/)
      expect(operation.operationId, route).toMatch(/^[a-z]+([A-Z][a-z]+)*$/)
      expect(operation.tags, route).toHaveLength(1)
      expect(Object.keys(operation.responses), route).toEqual(expect.arrayContaining(['4XX', '5XX']))
      for (const [status, response] of Object.entries(operation.responses)) {
        if (!/^[45]/.test(status)) continue
        const name = '$ref' in response ? (response.$ref.split('/').pop() ?? '') : undefined
        const { content } = name ? document.components.responses[name]! : (response as { content?: never })
        const schema = content!['application/json']!.schema.$ref!.split('/').pop()!
        const fields = ['error', 'message', 'code', 'details', 'requestId']
        const properties = document.components.schemas[schema]!.properties!
        expect(Object.keys(properties).slice(0, fields.length), `${route} ${status}`).toEqual(fields)
      }
    }
  })

  test('asks for a session exactly where the server does', () => {
    for (const { route, operation } of operations) {
      const row = matrix[inColons(route)]
      if (!row) continue
      const needsSession = row.operators !== undefined || (row.statuses[0] === 401 && row.statuses[4] !== 401)
      const noneOrEither = [[], [{ session: [] }, {}]]
      expect(needsSession ? [undefined] : noneOrEither, route).toContainEqual(operation.security)
    }
  })

  test('names the refusal of people a call is not for', () => {
    for (const { route, operation } of operations) {
      const refused = matrix[inColons(route)]?.statuses.filter((status) => [401, 403, 404].includes(status)) ?? []
      for (const status of refused) expect(Object.keys(operation.responses), route).toContain(String(status))
    }
  })

  test('lists every refusal that a call in particular can give', () => {
    const listed = new Set(operations.flatMap(({ operation }) => operation['x-refusals'] ?? []))
    /** Any operation can answer these, described or not, but for one that none does. */
    const general = [
      'ai.cancelled',
      'ai.not_configured',
      // A guard of a move that an approval only makes once it holds.
      'contract.not_funded',
      // Of a move that only a call for operators makes.
      'dispute.not_operator',
      'internal.unexpected',
      // Only `guildhall operator` says these.
      'operator.address_unconfirmed',
      'operator.already',
      'operator.no_account',
      'operator.none',
      'operator.suspended',
      // Of a page, which is no operation.
      'page.busy',
      'request.head_too_large',
      'request.too_many_at_once',
      'request.too_slow',
      'service.busy',
      'service.too_slow',
    ]

    expect(
      Object.keys(errorCatalogue)
        .filter((code) => !listed.has(code))
        .sort(),
    ).toEqual(general)
  })

  test('names every kind of object that a call takes or answers one of', () => {
    const unnamed: string[] = []
    JSON.parse(description, (key, value: unknown) => {
      if (key === 'oneOf')
        unnamed.push(...(value as object[]).filter((kind) => !('$ref' in kind)).map((kind) => JSON.stringify(kind)))
      return value
    })

    expect(unnamed).toEqual([])
  })

  test('gives examples that the contract accepts', () => {
    for (const [name, { value }] of Object.entries(examples)) {
      const schema = contractSchemas.get(name) ?? contractSchemas.get('Failure')!

      expect(schema.safeParse(value).error, name).toBeUndefined()
    }
  })

  test('explains fields and parameters that there are, and every parameter', () => {
    for (const [name, notes] of Object.entries(fieldNotes)) {
      expect(Object.keys(document.components.schemas[name]?.properties ?? {}), name).toEqual(
        expect.arrayContaining(Object.keys(notes)),
      )
    }
    const used = operations.flatMap(({ operation }) =>
      (operation.parameters ?? []).flatMap((one) =>
        '$ref' in one ? [one.$ref.split('/').pop()!.toLowerCase()] : [one.name, `${operation.operationId} ${one.name}`],
      ),
    )
    expect(used).toEqual(expect.arrayContaining(Object.keys(parameterNotes)))
  })
})
