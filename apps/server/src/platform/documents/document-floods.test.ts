import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { expectFailure } from '../../testing/expect-failure.ts'
import { installErrorHandler } from '../http/error-handler.ts'
import { sendDocument } from './send-document.ts'

/** `ask` gets the document of that title: each is made once and then kept. */
function serveDocuments() {
  const app = Fastify()
  onTestFinished(() => app.close())
  installErrorHandler(app)
  app.get<{ Params: { title: string } }>('/:title', (request, reply) => {
    const content = { title: request.params.title, eyebrow: 'Course', address: null, blocks: [] }
    return sendDocument(request, reply, { content, now: new Date(0) })
  })
  const ask = (title: string, remoteAddress: string) => app.inject({ url: `/${title}`, remoteAddress })
  const newTitles = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
  return { ask, newTitles }
}

test('while one address asks for many documents at once, others get theirs among the first', async () => {
  const { ask, newTitles } = serveDocuments()
  let done = 0
  const flood = newTitles(50).map((title) => ask(title, '192.0.2.1').finally(() => (done += 1)))

  const other = await ask('mine', '192.0.2.2')
  const doneBefore = done

  expect(other.statusCode).toBe(200)
  expect(doneBefore).toBeLessThan(25)
  expect((await Promise.all(flood)).map(({ statusCode }) => statusCode)).toEqual(flood.map(() => 200))
})

test('an address that asks for more than we make is refused, and others are not', async () => {
  const { ask, newTitles } = serveDocuments()
  const flood = newTitles(100).map((title) => ask(title, '192.0.2.3'))
  const others = newTitles(10).map((title, index) => ask(title, `198.51.100.${index}`))

  const answers = await Promise.all(others)

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expectFailure(answer, 429, 'document.busy')
  expect((await ask('after', '192.0.2.3')).statusCode).toBe(200)
})

test('a document that others wait to have made is shared, whoever asked first', async () => {
  const { ask, newTitles } = serveDocuments()
  const flood = [...newTitles(40), 'shared'].map((title) => ask(title, '192.0.2.4'))

  const first = await Promise.race([ask('shared', '192.0.2.5'), Promise.all(flood)])

  expect(first).toMatchObject({ statusCode: 200 })
  const [own] = (await Promise.all(flood)).slice(-1)
  expect(own?.statusCode).toBe(200)
})
