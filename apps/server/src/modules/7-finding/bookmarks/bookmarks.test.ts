import { type BookmarksView, bookmarksMaximum } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { hide } from '../../../testing/hide.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const saved = { saved: true }

test('projects and people are saved, listed page by page, and removed', async () => {
  const [user, other] = [await t.insertUser(), await t.insertUser('Rui')]
  const as = t.as(user)
  await t.as(other).put('/api/profile/me', { title: 'Illustrator', hourlyRate: 60 })
  const ids = [(await t.insertProject()).id, (await t.insertProject()).id, (await t.insertProject()).id]
  for (const id of ids) await as.put(`/api/bookmarks/projects/${id}`, saved)

  const answer = await as.put(`/api/bookmarks/people/${other.id}`, saved)

  expect(answer.json().people).toEqual([other.id])
  expect(answer.json<BookmarksView>().projects.toSorted()).toEqual(ids.toSorted())
  const first = await as.get('/api/bookmarks/projects?limit=2')
  const second = await as.get(`/api/bookmarks/projects?limit=2&cursor=${String(first.headers['x-next-cursor'])}`)
  const listed: string[] = [...first.json(), ...second.json()].map(({ project }) => project._id)
  expect([listed.toSorted(), first.headers['x-total-count']]).toEqual([ids.toSorted(), '3'])
  expect((await as.get('/api/bookmarks/people')).json()).toMatchObject([
    { person: { _id: other.id, name: 'Rui', title: 'Illustrator', hourlyRate: 60 } },
  ])
  await as.put(`/api/bookmarks/people/${other.id}`, { saved: false })
  expect((await as.get('/api/bookmarks')).json().people).toEqual([])
})

test('nobody else sees what a person saved, and what is not shown cannot be saved', async () => {
  const [user, client] = [await t.insertUser(), await t.insertUser()]
  await t.as(client).put('/api/profile/me', {})
  const { id } = await t.insertProject({ clientId: client.id })
  await t.as(user).put(`/api/bookmarks/projects/${id}`, saved)
  await t.as(user).put(`/api/bookmarks/people/${client.id}`, saved)

  const seen = [
    (await t.as(client).get('/api/bookmarks')).body,
    (await t.as(client).get(`/api/projects/${id}`)).body,
    (await t.as(client).get(`/api/profile/${client.id}`)).body,
    (await t.as(client).get('/api/notifications')).body,
  ].join('')
  expect(seen).not.toContain(user.id)

  await t.pool.query(
    "insert into suspensions (user_id, reason, suspended_at, suspended_by) values ($1, 'Spam', now(), $1)",
    [client.id],
  )
  for (const what of ['projects', 'people']) {
    const answer = await t.as(user).get(`/api/bookmarks/${what}`)
    expect([answer.json(), answer.headers['x-total-count']]).toEqual([[], '0'])
  }
  const again = t.as(await t.insertUser())
  expectFailure(await again.put(`/api/bookmarks/projects/${id}`, saved), 404, 'project.not_found')
  expectFailure(await again.put(`/api/bookmarks/people/${client.id}`, saved), 404, 'account.not_found')
  const self = await t.insertUser()
  expectFailure(await t.as(self).put(`/api/bookmarks/people/${self.id}`, saved), 409, 'bookmark.yourself')
})

test('what operators hid is left out until it is shown again, except for those who have to do with it', async () => {
  const [user, client, proposer] = [await t.insertUser(), await t.insertUser('Hidden'), await t.insertUser()]
  await t.as(client).put('/api/profile/me', { title: 'Painter' })
  const { id } = await t.insertProject({ clientId: client.id })
  await t.insertProposal({ projectId: id, freelancerId: proposer.id })
  for (const person of [user, client, proposer]) await t.as(person).put(`/api/bookmarks/projects/${id}`, saved)
  await t.as(user).put(`/api/bookmarks/people/${client.id}`, saved)
  const listed = async (person: { token: string }, what: string) => {
    const answer = await t.as(person).get(`/api/bookmarks/${what}`)
    return [answer.json().length, answer.headers['x-total-count']]
  }
  const later = await t.insertUser()

  const project = await hide(t, { reporter: user, person: client, report: { kind: 'project', targetId: id } })
  expect(await listed(user, 'projects')).toEqual([0, '0'])
  expect(await listed(client, 'projects')).toEqual([1, '1'])
  expect(await listed(proposer, 'projects')).toEqual([1, '1'])
  expectFailure(await t.as(later).put(`/api/bookmarks/projects/${id}`, saved), 404, 'project.not_found')
  await project.restore()
  expect(await listed(user, 'projects')).toEqual([1, '1'])

  const profile = await hide(t, { reporter: user, person: client, report: { kind: 'profile', targetId: client.id } })
  expect(await listed(user, 'people')).toEqual([0, '0'])
  expectFailure(await t.as(later).put(`/api/bookmarks/people/${client.id}`, saved), 404, 'account.not_found')
  await profile.restore()
  expect(await listed(user, 'people')).toEqual([1, '1'])
})

test(`nobody saves more than ${bookmarksMaximum} projects, also when two clicks race`, async () => {
  const user = await t.insertUser()
  const { id: clientId } = await t.insertUser()
  await t.pool.query(
    `with made as (
       insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text)
       select $2, 'x', 'x', 100, '{x}', now(), 'xK' from generate_series(1, $3::int) returning id
     )
     insert into project_bookmarks (user_id, project_id, saved_at) select $1, id, now() from made`,
    [user.id, clientId, bookmarksMaximum - 1],
  )
  const [one, two] = [await t.insertProject(), await t.insertProject()]
  const save = (id: string) => () => t.as(user).put(`/api/bookmarks/projects/${id}`, saved)

  const answers = await t.race({ table: 'users', id: user.id }, [save(one.id), save(two.id)])

  expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409])
  expect(await t.value('select count(*) from project_bookmarks where user_id = $1', [user.id])).toBe(bookmarksMaximum)
})
