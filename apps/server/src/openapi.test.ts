import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { matrix } from './testing/matrix-rows.ts'
import { startTestApp } from './testing/test-app.ts'
import { describeApi, openApiFile } from './write-openapi.ts'

type Operation = {
  summary?: string
  tags?: string[]
  security?: unknown[]
  responses: Record<string, { content?: Record<string, { schema?: { properties?: object } }> }>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

async function operations() {
  const t = await startTestApp()
  const document: Document = JSON.parse(await describeApi(t.app))
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operation,
    })),
  )
}

const withoutDocument = (route: string) => /^(HEAD |GET \/(healthz|readyz|api\/docs|api\/openapi))/.test(route)

describe('the description of the API', () => {
  test('is the committed one; after a change to the API, `npm run openapi` writes it anew', async () => {
    const t = await startTestApp()

    expect(await describeApi(t.app)).toBe(await readFile(openApiFile, 'utf8'))
  })

  test('is OpenAPI 3.1, served to everybody', async () => {
    const t = await startTestApp()

    const response = await t.anonymous.get('/api/openapi.json')

    expect(response.json().openapi).toMatch(/^3\.1\./)
    expect(response.json()).toEqual(JSON.parse(await readFile(openApiFile, 'utf8')))
  })

  test('holds every call there is', async () => {
    const described = (await operations()).map(({ route }) => route).filter((route) => !withoutDocument(route))

    expect(described.sort()).toEqual(
      Object.keys(matrix)
        .filter((route) => !withoutDocument(route))
        .sort(),
    )
  })

  test('says of every call what it does, where it belongs and how it fails', async () => {
    for (const { route, operation } of await operations()) {
      expect(operation.summary, route).toMatch(/^[A-Z].{4,}[^.]$/)
      expect(operation.tags, route).toHaveLength(1)
      const failure = operation.responses['4XX']?.content?.['application/json']?.schema?.properties
      // A call may say more in its failures, such as what lies close to what was asked for.
      const fields = ['error', 'message', 'code', 'details', 'requestId']
      expect(Object.keys(failure ?? {}).slice(0, fields.length), route).toEqual(fields)
    }
  })

  test('asks for a session exactly where the server does', async () => {
    for (const { route, operation } of await operations()) {
      const row = matrix[route]
      if (!row) continue
      const needsSession = row.statuses[0] === 401 && row.statuses[4] !== 401
      const noneOrEither = [[], [{ session: [] }, {}]]
      expect(needsSession ? [undefined] : noneOrEither, route).toContainEqual(operation.security)
    }
  })
})
