import { beforeAll, expect, test } from 'vitest'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listPart } from './talent-parts.queries.ts'
import { openTalentParts } from './talent-parts.ts'

let t: TestApp
const ids: string[] = []

beforeAll(async () => {
  t = await startTestApp()
  for (const name of ['Ana', 'Bo', 'Cy', 'Di', 'Ed']) {
    const person = await t.insertUser(name.toLowerCase())
    await t.as(person).put('/api/profile/me', { name, title: 'Writer', skills: ['Copywriting'] })
    ids.push(person.id)
  }
  const hidden = await t.insertUser('hidden')
  await t
    .as(hidden)
    .put('/api/profile/me', { name: 'Hidden', title: 'Writer', skills: ['Copywriting'], mayBeFound: false })
  await t.runJobs()
  ids.sort()
})

test('the parts together hold everyone who may be found, once', async () => {
  const { parts } = await openTalentParts(t.deps.database.db, t.deps.clock, 2)()

  const people = await Promise.all(parts.map((from) => listPart(t.deps.database.db, from, 2)))

  expect(parts).toEqual([ids[0], ids[2], ids[4]])
  expect(people.flat().map(({ _id }) => _id)).toEqual(ids)
})

test('someone who no longer wants to be found is gone from their part at once', async () => {
  const [first] = (await t.anonymous.get('/api/talent/parts')).json().parts
  await t.queryAsOwner(`update profiles set may_be_found = false where user_id = '${ids[1]}'`)

  const answer = await t.anonymous.get(`/api/talent/parts/${first}`)

  expect(answer.json().people).toEqual([ids[0], ids[2], ids[3], ids[4]].map((_id) => ({ _id, results: [] })))
})

test('neither is someone whose profile operators have just hidden', async () => {
  const people = async () => (await t.anonymous.get(`/api/talent/parts/${ids[0]}`)).json().people
  expect(await people()).toContainEqual({ _id: ids[3], results: [] })

  await hide(t, {
    reporter: await t.insertUser(),
    person: { id: String(ids[3]), token: '' },
    report: { kind: 'profile', targetId: String(ids[3]) },
  })

  expect(await people()).not.toContainEqual({ _id: ids[3], results: [] })
})
