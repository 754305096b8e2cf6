import type { QuickFindView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { talk } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const find = async (t: TestApp, by: { token: string }, q: string) =>
  (await t.as(by).get(`/api/find?${new URLSearchParams({ q })}`)).json<QuickFindView>().found

const named = (found: QuickFindView['found']) => found.map(({ kind, title }) => `${kind}: ${title}`)

test('what begins with the words comes before what contains them, and one’s own before the library', async () => {
  const t = await startTestApp()
  const me = await t.insertUser()
  const other = await t.insertUser()
  await t.insertProject({ clientId: me.id, title: 'A new React shop' })
  await t.insertProject({ clientId: me.id, title: 'React Native menu' })
  await t.insertProject({ clientId: other.id, title: 'React for somebody else' })
  const job = await t.insertProject({ clientId: other.id, title: 'Reactor drawings' })
  await t.insertProposal({ projectId: job.id, freelancerId: me.id })

  const found = named(await find(t, me, ' reACT '))

  expect(found.slice(0, 2).sort()).toEqual(['job: Reactor drawings', 'project: React Native menu'])
  expect(found[2]).toBe('project: A new React shop')
  expect(found.slice(3).every((one) => one.startsWith('reading: '))).toBe(true)
  expect(found.length).toBeGreaterThan(3)
})

test('people are found if they may be, and whom one wrote with by that, and by what was said', async () => {
  const t = await startTestApp()
  const me = await t.insertUser()
  const word = `Zo${t.newId().slice(0, 6)}`
  const [listed, shy, partner] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const profile = (name: string, mayBeFound = true) => ({ name, title: 'Joiner', skills: ['Joinery'], mayBeFound })
  await t.as(listed).put('/api/profile/me', profile(`${word} Listed`))
  await t.as(shy).put('/api/profile/me', profile(`${word} Shy`, false))
  await t.as(partner).put('/api/profile/me', profile(`${word} Partner`, false))
  await t.runJobs()
  const project = await t.insertProject({ clientId: me.id })
  await t.insertProposal({ projectId: project.id, freelancerId: partner.id })
  await talk(t, me, partner, { text: 'Could you bring the brass hinges?' })

  expect(named(await find(t, me, word))).toEqual([`conversation: ${word} Partner`, `person: ${word} Listed`])
  expect(await find(t, me, 'brass hin')).toEqual([
    { kind: 'conversation', id: partner.id, title: `${word} Partner`, detail: 'Could you bring the brass hinges?' },
  ])
  expect(named(await find(t, shy, word))).toEqual([`person: ${word} Listed`])
})

test('signs of patterns are letters like others, and no words find nothing', async () => {
  const t = await startTestApp()
  const me = await t.insertUser()
  await t.insertProject({ clientId: me.id, title: '100% wool' })
  await t.insertProject({ clientId: me.id, title: '100 percent wool' })

  expect(named(await find(t, me, '100%'))).toEqual(['project: 100% wool'])
  expect(await find(t, me, '  ')).toEqual([])
  expect((await t.as(me).get(`/api/find?q=${'x'.repeat(101)}`)).statusCode).toBe(400)
})

test('is limited for an account, which leaves room for whoever types without a pause for half a minute', async () => {
  const t = await startTestApp({ rateLimitFactor: 1 })
  const me = await t.insertUser()
  const start = new Date()
  t.setClock(start)
  const send = () => t.as(me).get('/api/find?q=%20')
  const searching = () => t.as(me).get('/api/conversations/search?search=hello')

  for (let key = 0; key < 200; key += 1) expect((await send()).statusCode).toBe(200)
  const later: number[] = []
  for (let more = 0; more < 41; more += 1) later.push((await send()).statusCode)

  expect([later.slice(0, 40).every((status) => status === 200), later[40]]).toEqual([true, 429])
  expectFailure(await send(), 429, 'limit.searches')
  expect((await searching()).statusCode).toBe(200)
  t.setClock(new Date(start.getTime() + 61_000))
  expect((await send()).statusCode).toBe(200)
  t.setClock(undefined)
})
