import { afterEach, beforeAll, expect, test } from 'vitest'
import { readCopy } from '../../../testing/data-exports.ts'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type Notice, notify } from './shared/notify.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterEach(() => t.setClock(undefined))

type Person = { id: string; token: string; email: string }
const tell = (person: Person, kind: Notice['kind'], facts: Notice['facts'], event = t.newId()) =>
  t.db.transaction((tx) => notify(t.deps, tx, [{ userId: person.id, kind, facts, event }]))
const textsOf = async (person: Person, query = '') =>
  (await t.as(person).get(`/api/notifications${query}`)).json().map(({ text }: { text: string }) => text)
const mailOf = async (person: Person) => {
  await t.runJobs(true)
  return (await t.mailsTo(person.email)).map(({ subject, text }) => `${subject} ${text}`).join()
}

const suspend = ({ id }: Person) =>
  t.pool.query("insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)", [
    id,
  ])

test('the title of a project that operators hid is told to its client and to who proposed, and to nobody else', async () => {
  const [client, proposer, invited] = [await t.insertUser('Maren'), await t.insertUser(), await t.insertUser()]
  const projectTitle = 'Wire me a fee'
  const { id: projectId } = await t.insertProject({ clientId: client.id, title: projectTitle })
  await t.insertProposal({ projectId, freelancerId: proposer.id })
  const facts = { actorId: client.id, actorName: 'Maren', projectId, projectTitle, searchName: 'Oak' }
  await tell(invited, 'invitation.received', facts)
  await tell(invited, 'search.found', facts)
  await tell(proposer, 'proposal.countered', facts)
  await tell(client, 'project.closed', facts)

  const { restore } = await hide(t, {
    reporter: invited,
    person: client,
    report: { kind: 'project', targetId: projectId },
  })

  const withoutTitle = [
    'Maren invites you to propose for a project that is no longer shown.',
    'New for your search “Oak”: a project that is no longer shown.',
  ]
  for (const query of ['', '?unread=true']) {
    expect((await textsOf(invited, query)).sort()).toEqual(withoutTitle)
  }
  const mail = await mailOf(invited)
  for (const text of withoutTitle) expect(mail).toContain(text)
  const copy = JSON.stringify((await readCopy(t, invited)).part('notifications'))
  expect(copy).toContain('Maren')
  expect(mail + copy).not.toContain(projectTitle)
  expect(await textsOf(proposer)).toEqual([`Maren made a counter-offer to your proposal for “${projectTitle}”.`])
  expect((await textsOf(client)).join()).toContain(`“${projectTitle}” was closed`)

  await restore()

  expect(await textsOf(invited)).toContain(`Maren invites you to propose for “${projectTitle}”.`)
})

test('a project of a suspended client is not shown, and its title is not told', async () => {
  const [client, found] = [await t.insertUser(), await t.insertUser()]
  const { id: projectId } = await t.insertProject({ clientId: client.id })
  await tell(found, 'search.found', { projectId, projectTitle: 'Wire me a fee', searchName: 'Oak' })

  await suspend(client)

  expect(await textsOf(found)).toEqual(['New for your search “Oak”: a project that is no longer shown.'])
})

test('of a person whose profile operators hid, the username is told instead of the name', async () => {
  const [person, other] = [await t.insertUser('ana'), await t.insertUser()]
  const actorName = 'Call 555-0100 for cheap work'
  await t.as(person).put('/api/profile/me', { name: actorName, title: 'Painter', version: 0 })
  const facts = { actorId: person.id, actorName, projectId: t.newId(), projectTitle: 'Signs' }
  await tell(other, 'proposal.received', facts)
  await tell(other, 'message.received', facts)
  const name = (await t.value('select username from users where id = $1', [person.id])) as string

  const { restore } = await hide(t, { reporter: other, person, report: { kind: 'profile', targetId: person.id } })

  expect((await textsOf(other)).sort()).toEqual([`${name} sent a proposal for “Signs”.`, `${name} sent you a message.`])
  const mail = await mailOf(other)
  expect(mail).toContain(`${name} sent a proposal for “Signs”.`)
  expect(mail + JSON.stringify((await readCopy(t, other)).part('notifications'))).not.toContain('555-0100')

  await restore()

  expect((await textsOf(other)).sort()[0]).toContain(actorName)
})

test.each(['hidden', 'suspended', 'opted out'] as const)(
  'an alert about a person who is %s since tells no name and leads to the saved searches',
  async (change) => {
    const [person, searcher] = [await t.insertUser(), await t.insertUser()]
    const profile = { name: 'Ana Sá', title: 'Type designer', skills: ['Lettering'] }
    await t.as(person).put('/api/profile/me', { ...profile, version: 0 })
    await t.runJobs()
    const facts = { actorId: person.id, actorName: 'Ana Sá', searchName: 'Mine' }
    await tell(searcher, 'search.person_found', facts)
    const read = async () => (await t.as(searcher).get('/api/notifications')).json()
    const shown = { text: 'New for your search “Mine”: Ana Sá.', path: `/profile/${person.id}` }
    expect(await read()).toMatchObject([shown])

    if (change === 'hidden') {
      await hide(t, { reporter: searcher, person, report: { kind: 'profile', targetId: person.id } })
    } else if (change === 'suspended') {
      await suspend(person)
    } else {
      await t.as(person).put('/api/profile/me', { ...profile, mayBeFound: false, version: 1 })
    }

    const gone = 'New for your search “Mine”: a person who is no longer listed.'
    expect(await read()).toMatchObject([{ text: gone, path: '/saved?view=searches' }])
    expect(await mailOf(searcher)).toContain(gone)
    expect(JSON.stringify((await readCopy(t, searcher)).part('notifications'))).not.toContain('Ana')
  },
)
