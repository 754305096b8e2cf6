import type { AccountView, NeedsView, Side, WelcomeView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type Person = { token: string }
const welcomeOf = async (t: TestApp, person: Person, side: Side) =>
  (await t.as(person).get(`/api/home/welcome?side=${side}`)).json<WelcomeView>()
const sideOf = async (t: TestApp, person: Person) => (await t.as(person).get('/api/auth/me')).json<AccountView>().side
const answer = (t: TestApp, person: Person, purposes: unknown[]) =>
  t.as(person).put('/api/home/purposes?side=client', { purposes })
const done = ({ steps }: WelcomeView) => steps.filter((step) => step.done).map(({ step }) => step)
const hasWelcome = async (t: TestApp, person: Person, side: Side = 'client') =>
  (await t.as(person).get(`/api/home/needs?side=${side}`)).json<NeedsView>().hasWelcome

test('a new account is asked once, and its side follows the answer until the first act', async () => {
  const t = await startTestApp()
  const person = await t.insertUser()
  expect(await welcomeOf(t, person, 'client')).toEqual({ asks: true, purposes: [], steps: [] })
  expect([await sideOf(t, person), await hasWelcome(t, person)]).toEqual([undefined, true])

  expect((await answer(t, person, ['work', 'work', 'hire'])).json()).toMatchObject({
    asks: false,
    purposes: ['hire', 'work'],
  })
  expect(await sideOf(t, person)).toBeUndefined()
  await answer(t, person, ['hire', 'learn'])
  expect(await sideOf(t, person)).toBe('client')
  await answer(t, person, ['learn'])
  expect(await sideOf(t, person)).toBe('freelancer')
  await answer(t, person, ['hire'])
  expect(await sideOf(t, person)).toBe('client')
  await t.insertProposal({ freelancerId: person.id })
  expect(await sideOf(t, person)).toBe('freelancer')
})

test('a name is no act: only a title with skills is one of a freelancer', async () => {
  const t = await startTestApp()
  const [client, unasked] = [await t.insertUser(), await t.insertUser()]
  const profile = { name: 'Ada' }
  await answer(t, client, ['hire'])
  for (const person of [client, unasked]) await t.as(person).put('/api/profile/me', profile)
  expect([await sideOf(t, client), await sideOf(t, unasked)]).toEqual(['client', 'freelancer'])
  expect((await welcomeOf(t, unasked, 'client')).asks).toBe(true)

  const working = { ...profile, title: 'Illustrator', skills: ['Lettering'] }
  for (const person of [client, unasked]) await t.as(person).put('/api/profile/me', working)
  expect(await sideOf(t, client)).toBe('freelancer')
  expect(await welcomeOf(t, unasked, 'client')).toMatchObject({ asks: false, purposes: ['work'] })
})

test('who does not want to say is not asked again', async () => {
  const t = await startTestApp()
  const silent = await t.insertUser()
  await answer(t, silent, [])
  expect(await welcomeOf(t, silent, 'freelancer')).toEqual({ asks: false, purposes: [], steps: [] })
  expect(await hasWelcome(t, silent)).toBe(false)
  expect((await answer(t, silent, ['rest'])).statusCode).toBe(400)
})

test('who has begun is never asked: for a month, what they did is the answer', async () => {
  const t = await startTestApp()
  const [begun, other] = [await t.insertUser(), await t.insertUser()]
  const hide = (person: Person) => t.as(person).put('/api/home/first-steps?side=client', { dismissed: true })
  await t.insertProject({ clientId: begun.id })
  await t.insertProject({ clientId: other.id })

  const first = await welcomeOf(t, begun, 'client')
  expect(first).toMatchObject({ asks: false, purposes: ['hire'] })
  expect(done(first)).toEqual(['confirm_address', 'post_project'])
  expect(await welcomeOf(t, begun, 'freelancer')).toEqual({ asks: false, purposes: ['hire'], steps: [] })
  expect([await hasWelcome(t, begun), await hasWelcome(t, begun, 'freelancer')]).toEqual([true, false])

  await hide(begun)
  expect(await welcomeOf(t, begun, 'client')).toEqual({ asks: false, purposes: ['hire'], steps: [] })
  expect(await hasWelcome(t, begun)).toBe(false)

  await t.pool.query(`update users set created_at = created_at - interval '31 days' where id = $1`, [other.id])
  expect(await welcomeOf(t, other, 'client')).toEqual({ asks: false, purposes: [], steps: [] })
  expect(await hasWelcome(t, other)).toBe(false)
})

test('there is nothing to hide before the answer or the first act', async () => {
  const t = await startTestApp()
  const person = await t.insertUser()
  await t.as(person).put('/api/home/first-steps?side=client', { dismissed: true })
  expect((await welcomeOf(t, person, 'client')).asks).toBe(true)
})

test('steps are done by what is there, until the list is put away', async () => {
  const t = await startTestApp()
  const person = await t.insertUser()
  await answer(t, person, ['hire', 'work'])
  const { steps } = await welcomeOf(t, person, 'client')
  expect(steps.map(({ step }) => step)).toEqual(['confirm_address', 'post_project', 'invite_three', 'choose'])
  expect(done(await welcomeOf(t, person, 'client'))).toEqual(['confirm_address'])
  const { id: projectId } = await t.insertProject({ clientId: person.id })
  await t.insertProposal({ projectId, status: 'accepted' })
  await t.insertProposal({ freelancerId: person.id })
  expect(done(await welcomeOf(t, person, 'client'))).toEqual(['confirm_address', 'post_project', 'choose'])
  expect(done(await welcomeOf(t, person, 'freelancer'))).toEqual(['confirm_address', 'first_proposal'])

  const put = (dismissed: boolean) => t.as(person).put('/api/home/first-steps?side=client', { dismissed })
  expect((await put(true)).json()).toMatchObject({ purposes: ['hire', 'work'], steps: [] })
  expect(await hasWelcome(t, person)).toBe(false)
  expect((await put(false)).json<WelcomeView>().steps).toHaveLength(4)
})
