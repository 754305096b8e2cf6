import type { OwnProfileView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const project = '/api/library/javascript/project'
const link = 'https://example.com/list'
const older = { title: 'A bench', description: 'Of oak', image: '', link: 'https://example.com/bench' }

type Caller = TestApp['anonymous']
const add = (caller: Caller) => caller.post(`${project}/portfolio`)
const keepLink = (caller: Caller, to = link) => caller.put(project, { steps: [], criteria: [], link: to })
const read = async (caller: Caller): Promise<OwnProfileView> => (await caller.get('/api/profile/me')).json()

async function withProfile(t: TestApp, portfolio: object[] = [older]) {
  const person = await t.insertUser()
  await t.as(person).put('/api/profile/me', { name: 'Ada', title: 'Carpenter', bio: 'I make benches.', portfolio })
  return person
}

test('the project of a course goes into the portfolio first, with its link, and never twice', async () => {
  const t = await startTestApp()
  const ada = t.as(await withProfile(t))
  await keepLink(ada)
  const before = await read(ada)

  expect((await add(ada)).json()).toEqual({ added: true })
  expect((await add(ada)).json()).toEqual({ added: false })

  const { title } = (await t.anonymous.get(project)).json()
  const after = await read(ada)
  expect(after).toMatchObject({ name: 'Ada', bio: 'I make benches.', version: before.version + 1 })
  expect(after.portfolio).toMatchObject([{ title, link, description: '' }, older])
})

test('when two tabs add it at once, it is there once', async () => {
  const t = await startTestApp()
  const person = await withProfile(t, [])
  const ada = t.as(person)
  await keepLink(ada)

  const answers = await t.race({ table: 'users', id: person.id }, [() => add(ada), () => add(ada)])

  expect(answers.filter((answer) => answer.json().added)).toHaveLength(1)
  expect((await read(ada)).portfolio).toHaveLength(1)
})

test('a profile form that was opened before does not undo it unseen', async () => {
  const t = await startTestApp()
  const ada = t.as(await withProfile(t))
  const { version } = await read(ada)
  await keepLink(ada)
  await add(ada)

  const late = await ada.put('/api/profile/me', { name: 'Ada', portfolio: [], version })

  expectFailure(late, 409, 'profile.changed_elsewhere')
})

test('what is missing is said: the link, the profile, a free place, the project', async () => {
  const t = await startTestApp()
  const full = t.as(
    await withProfile(
      t,
      Array.from({ length: 50 }, () => older),
    ),
  )
  const stranger = t.as(await t.insertUser())

  expectFailure(await add(full), 409, 'portfolio.no_link')
  await keepLink(full)
  expectFailure(await add(full), 409, 'portfolio.full')
  await keepLink(stranger)
  expectFailure(await add(stranger), 409, 'portfolio.no_profile')
  expectFailure(await stranger.post('/api/library/none/project/portfolio'), 404, 'course.no_project')
  expectFailure(await add(t.anonymous), 401, 'session.required')
})

test('the link of somebody else is never added', async () => {
  const t = await startTestApp()
  const [ada, robin] = [t.as(await withProfile(t)), t.as(await withProfile(t, []))]
  await keepLink(ada)

  expectFailure(await add(robin), 409, 'portfolio.no_link')
})
