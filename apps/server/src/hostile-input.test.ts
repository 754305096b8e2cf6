import type { HTTPMethods } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { isForOperators, type Row } from './testing/matrix-rows/matrix-row.ts'
import { matrix } from './testing/matrix-rows.ts'
import { arrangeScene, type Stage } from './testing/matrix-scene.ts'
import {
  inherited,
  inheritedFor,
  oddPartsFor,
  oddQueriesFor,
  oddValuesFor,
  placesOf,
  type Schema,
  withValue,
} from './testing/odd-input.ts'
import { insertOperator } from './testing/operators.ts'
import type { Person, Scene } from './testing/scenes/scene.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

type Operation = {
  parameters?: { name: string; in: 'query' | 'path' }[]
  requestBody?: { content?: { 'application/json'?: { schema?: Schema } } }
}

let t: TestApp
let operations: Record<string, Record<string, Operation>>
beforeAll(async () => {
  t = await startTestApp()
  await t.app.ready()
  operations = t.app.swagger().paths as typeof operations
})

const methodOf = (route: string) => route.slice(0, route.indexOf(' ')) as HTTPMethods & 'GET'
const addressOf = (route: string) => route.slice(route.indexOf(' ') + 1)

function operationOf(route: string): Operation {
  const path = addressOf(route).replaceAll(/:(\w+)/g, '{$1}')
  return operations[path]?.[methodOf(route).toLowerCase()] ?? {}
}

const sharedScenes = new Map<Stage, Promise<Scene>>()
const stageOf = (row: Row | undefined): Stage => row?.stage ?? 'open'

/** Routes share a scene until a call of one has changed something. */
async function arrange(row: Row) {
  const stage = stageOf(row)
  const arranged = sharedScenes.get(stage) ?? arrangeScene(t, stage)
  sharedScenes.set(stage, arranged)
  const scene = await arranged
  const owner = row.owner === 'freelancer' ? scene.freelancer : scene.client
  return { scene, person: isForOperators(row) ? await insertOperator(t) : owner }
}

type Payload = string | object | undefined

const failureOf = async (route: string, person: Person, url: string, payload?: Payload) =>
  (await call(route, person, url, payload)).failures

async function call(route: string, person: Person, url: string, payload?: Payload) {
  const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {}
  const headers = { authorization: `Bearer ${person.token}`, ...type }
  const response = await t.app.inject({ method: methodOf(route), url, headers, ...(payload ? { payload } : {}) })
  const technical = technicalSentencesOf(response)
  const { statusCode } = response
  if (statusCode < 300 && methodOf(route) !== 'GET') sharedScenes.delete(stageOf(matrix[route]))
  if (statusCode < 500 && technical.length === 0) return { statusCode, failures: [] }
  const sent = typeof payload === 'string' ? payload.slice(0, 200) : ''
  return {
    statusCode,
    failures: [`${statusCode}: ${methodOf(route)} ${url.slice(0, 200)} ${sent} ${technical.join(' ')}`],
  }
}

/** What Zod says of a field whose schema and our own sentences say nothing. */
const technicalSentence = /^(Invalid|Unrecognized) |^Too (big|small): |must match pattern/

function technicalSentencesOf({ statusCode, body }: { statusCode: number; body: string }): string[] {
  if (statusCode !== 400) return []
  const { details = [] } = JSON.parse(body) as { details?: { message: string }[] }
  return details.map(({ message }) => message).filter((message) => technicalSentence.test(message))
}

const bodyOf = (row: Row, scene: Scene, person: Person) => row.body?.(scene, person)
const pathOf = (route: string, row: Row, scene: Scene, person: Person) => row.path?.(scene, person) ?? addressOf(route)

const known = (route: string) =>
  (operationOf(route).parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)

function oddBodies(schema: Schema, whole: object, turn: number): string[] {
  const text = JSON.stringify(whole)
  return [
    ...oddValuesFor(turn).map((value) => JSON.stringify(value)),
    ...inheritedFor(turn).map((key) => `{${JSON.stringify(key)}:{"a":1}}`),
    ...inheritedFor(turn).map((key) => text.replace('{', `{${JSON.stringify(key)}:1,`).replace(',}', '}')),
    ...placesOf(schema).flatMap((place, index) =>
      oddValuesFor(turn + index).map((value) => JSON.stringify(withValue(whole, place, value))),
    ),
  ]
}

const routes = Object.entries(matrix).map(([route, row], turn) => ({ route, row, turn }))

test.each(routes)(
  '$route: nothing odd is a failure of the server or refused with a technical sentence',
  async (one) => {
    const { route, row, turn } = one
    const { scene, person } = await arrange(row)
    const url = pathOf(route, row, scene, person)
    const body = bodyOf(row, scene, person)
    const failures: string[] = []
    const names = known(route)

    if (names.length > 0 || methodOf(route) === 'GET') {
      const [path = ''] = url.split('?')
      for (const query of oddQueriesFor(names, turn))
        failures.push(...(await failureOf(route, person, `${path}?${query}`)))
    }
    const places = addressOf(route)
      .split('/')
      .flatMap((part, index) => (/^[:*]/.test(part) ? [index] : []))
    for (const place of places) {
      for (const odd of oddPartsFor(turn + place)) {
        failures.push(...(await failureOf(route, person, url.split('/').with(place, odd).join('/'), body)))
      }
    }
    const schema = operationOf(route).requestBody?.content?.['application/json']?.schema
    for (const odd of schema ? oddBodies(schema, body ?? {}, turn) : []) {
      failures.push(...(await failureOf(route, person, url, odd)))
    }

    expect(failures).toEqual([])
  },
)

describe('odd headers', () => {
  const routes = ['/projects', '/api/library', '/api/units/pricing/pdf', '/api/docs', '/healthz', '/nowhere']
  /** Each gets another quarter of the values; by night all are sent. */
  const largeAnswers = new Set(['/api/library', '/api/units/pricing/pdf', '/api/docs'])
  const names = [
    'accept',
    'accept-language',
    'authorization',
    'if-none-match',
    'if-range',
    'range',
    'content-type',
    'cookie',
  ]
  const values = [
    ...inherited,
    ...[
      '',
      ' ',
      ',',
      ';',
      '*',
      '*/*;q=2',
      'q=;',
      'text/html;q=__proto__',
      '\u00ff',
      '"',
      '"\\',
      'bytes=',
      'bytes=-',
      'bytes=1-0',
    ],
    ...[
      'bytes=0-0,'.repeat(1_000),
      'a/b;'.repeat(2_000),
      ','.repeat(10_000),
      `Bearer ${'='.repeat(10_000)}`,
      'Bearer __proto__',
    ],
  ]

  test.each(names)('%s: none is a failure of the server', async (name) => {
    const failures: string[] = []
    for (const [place, url] of routes.entries()) {
      const isTriedInFull = process.env.GUILDHALL_NIGHT || !largeAnswers.has(url)
      for (const value of isTriedInFull ? values : values.filter((_, at) => (at + place) % 4 === 0)) {
        const { statusCode } = await t.app.inject({ url, headers: { [name]: value } })
        if (statusCode >= 500) failures.push(`${statusCode}: ${url} ${name}: ${value.slice(0, 100)}`)
      }
    }

    expect(failures).toEqual([])
  })
})

describe('odd forms', () => {
  const names = [
    ...inherited,
    '',
    '\0',
    'x'.repeat(10_000),
    'a[b]',
    '"',
    '\r\nX-Evil: 1',
    '../../etc/passwd',
    '\ud800.pdf',
    '.',
    `${'a'.repeat(300)}.pdf`,
  ]
  const person = {} as Person
  const blank = { links: {}, client: person, freelancer: person, stranger: person } as Scene
  const uploads = Object.entries(matrix).filter(([, row]) => row.body?.(blank, person) instanceof FormData)

  test.each(uploads)('%s', async (route, row) => {
    const failures: string[] = []
    let arranged: Awaited<ReturnType<typeof arrange>> | undefined
    for (const name of names) {
      for (const [field, filename] of [
        [name, 'plan.pdf'],
        ['file', name],
        ['files', name],
      ] as const) {
        arranged ??= await arrange(row)
        const { scene, person } = arranged
        const form = new FormData()
        form.append(name, 'text')
        form.append(field, new File(['%PDF-1.4'], filename))
        const answer = await call(route, person, pathOf(route, row, scene, person), form)
        failures.push(...answer.failures)
        if (answer.statusCode < 300) arranged = undefined // what was taken may keep the next from being read
      }
    }

    expect(uploads).toHaveLength(5)
    expect(failures).toEqual([])
  })
})

test('JSON of any depth is refused or read, and no failure of the server', async () => {
  const deep = (open: string, close: string) => `${open.repeat(50_000)}1${close.repeat(50_000)}`
  const person = await t.insertUser()

  const failures: string[] = []
  for (const value of [deep('[', ']'), deep('{"a":', '}'), deep('{"constructor":', '}')]) {
    for (const body of [value, `{"title":${value}}`, `{"email":${value},"password":"x"}`, `{"skills":${value}}`]) {
      failures.push(...(await failureOf('POST /projects/create', person, '/projects/create', body)))
      failures.push(...(await failureOf('POST /auth/login', person, '/auth/login', body)))
      failures.push(...(await failureOf('PUT /api/profile/me', person, '/api/profile/me', body)))
    }
  }

  expect(failures).toEqual([])
})

test.each([
  { name: 'accept', value: `text/html"${',""'.repeat(5_200)}` },
  { name: 'accept', value: `text/html${',a/b'.repeat(4_000)}` },
  { name: 'accept-encoding', value: 'a,'.repeat(8_000) },
  { name: 'content-type', value: `multipart/form-data${'; a="'.repeat(3_000)}` },
  { name: 'if-none-match', value: '"",'.repeat(5_000) },
  { name: 'range', value: `bytes=${'0-1,'.repeat(4_000)}` },
])('a long header takes hardly any processor time: $name', async ({ name, value }) => {
  for (const url of ['/', '/healthz', '/none']) {
    // The least of some: the process has more to do than this request.
    const milliseconds: number[] = []
    for (let count = 0; count < 4; count += 1) {
      const before = process.cpuUsage()
      await t.app.inject({ url, headers: { [name]: value } })
      const { user, system } = process.cpuUsage(before)
      milliseconds.push((user + system) / 1_000)
    }

    expect(Math.min(...milliseconds), url).toBeLessThan(50)
  }
})
