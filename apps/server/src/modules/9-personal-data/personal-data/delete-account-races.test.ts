import { dayMs, type NotificationView, settledMinutes } from '@guildhall/contract'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { earnResult, startAnswered } from '../../../testing/assess.ts'
import { testPassword } from '../../../testing/builders.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangeCompleted } from '../../../testing/reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { mailPerson } from '../../2-people/notifications/mail-person.ts'
import { closeIdle } from '../../4-hiring/projects/close-idle.ts'
import { askForReviews } from '../../7-finding/reviews/ask-for-reviews.ts'
import { refreshFigures } from '../../7-finding/reviews/refresh-figures.ts'
import { matchChangedPeople } from '../../7-finding/saved-searches/match-changed-people.ts'
import { matchNewProjects } from '../../7-finding/saved-searches/match-new-projects.ts'
import { notifyDaily } from '../../7-finding/saved-searches/notify-daily.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterEach(() => t.setClock(undefined))

type User = Awaited<ReturnType<TestApp['insertUser']>>
const leave = async ({ token }: User) =>
  (await t.as({ token }).post('/api/account/deletion', { password: testPassword })).statusCode
const statusOf = (answer: Promise<{ statusCode: number }>) => answer.then(({ statusCode }) => statusCode)
const done = (work: Promise<unknown>) => work.then(() => 200)
const standstill = (table: string) => ({ text: `lock table ${table} in share mode`, values: [] })

async function arrangeInvitation() {
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const project = await t.insertProject({ clientId: client.id })
  const url = `/api/projects/${project.id}/invitations`
  const invite = (freelancerId = freelancer.id) => statusOf(t.as(client).post(url, { freelancerId }))
  return { client, freelancer, project, invite }
}

async function arrangeOffer() {
  const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
  const terms = { title: 'A bench of oak', description: 'Two meters.', amount: 480, deliveryTime: 20 }
  const offer = () => t.as(client).post('/api/direct-contracts', { ...terms, freelancerId: freelancer.id })
  return { client, freelancer, offer }
}

describe('someone leaves while', () => {
  test('their invitation is declined', async () => {
    const { client, freelancer, invite } = await arrangeInvitation()
    await invite()
    const id = String(await t.value('select id from invitations where client_id = $1', [client.id]))
    const decline = () => statusOf(t.as(freelancer).post(`/api/invitations/${id}/decline`, { reason: 'busy' }))

    expect(await t.race({ table: 'invitations', id }, [decline, () => leave(client)])).toEqual([200, 204])
  })

  test('they decline an invitation in another tab', async () => {
    const { client, freelancer, invite } = await arrangeInvitation()
    await invite()
    const id = String(await t.value('select id from invitations where client_id = $1', [client.id]))
    const decline = () => statusOf(t.as(freelancer).post(`/api/invitations/${id}/decline`, { reason: 'busy' }))

    expect(await t.race({ table: 'invitations', id }, [decline, () => leave(freelancer)])).toEqual([200, 204])
  })

  test('they delete a course in another tab', async () => {
    const person = await t.insertUser()
    const id = String(
      await t.value(
        `insert into courses (user_id, prompt, title, description, lessons, unwritten_titles, created_at, updated_at)
         values ($1, 'Glass', 'Glass', 'By hand.', '[]', '{}', now(), now()) returning id`,
        [person.id],
      ),
    )
    await t.pool.query('insert into course_work (user_id, course_id, updated_at) values ($1, $2, now())', [
      person.id,
      id,
    ])
    const remove = () => statusOf(t.as(person).delete(`/api/courses/${id}`))

    expect(await t.race({ table: 'courses', id }, [remove, () => leave(person)])).toEqual([204, 204])
  })

  test('a client makes a note on their proposal, which goes with them', async () => {
    const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
    const project = await t.insertProject({ clientId: client.id })
    const { id } = await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id })
    const mark = () => statusOf(t.as(client).put(`/api/proposals/${id}/mark`, { mark: 'shortlisted' }))

    expect(await t.raceBehind(standstill('mail_outbox'), [() => leave(freelancer), mark])).toEqual([204, 404])
  })

  test('someone saves their project, which goes with them', async () => {
    const [client, other] = [await t.insertUser(), await t.insertUser()]
    const { id } = await t.insertProject({ clientId: client.id })
    const save = () => statusOf(t.as(other).put(`/api/bookmarks/projects/${id}`, { saved: true }))

    expect(await t.raceBehind(standstill('mail_outbox'), [() => leave(client), save])).toEqual([204, 404])
  })

  test('someone saves their profile: nothing is left of it', async () => {
    const [person, other] = [await t.insertUser(), await t.insertUser()]
    await t.as(person).put('/api/profile/me', { name: 'Ana', title: 'Potter', skills: ['Clay'] })
    const save = () => statusOf(t.as(other).put(`/api/bookmarks/people/${person.id}`, { saved: true }))

    expect(await t.raceBehind(standstill('mail_outbox'), [() => leave(person), save])).toEqual([204, 404])
    expect(await t.value('select count(*) from person_bookmarks where person_id = $1', [person.id])).toBe(0)
  })

  test.each([
    ['accept', 409],
    ['decline', 204],
  ] as const)('someone wants to %s their direct offer', async (act, left) => {
    const { client, freelancer, offer } = await arrangeOffer()
    const id: string = (await offer()).json()._id
    const answer = () => statusOf(t.as(freelancer).post(`/api/direct-contracts/${id}/${act}`, {}))

    expect(await t.race({ table: 'direct_offers', id }, [answer, () => leave(client)])).toEqual([200, left])
  })

  test('they invite someone in another tab', async () => {
    const { client, project, invite } = await arrangeInvitation()

    expect(await t.race({ table: 'projects', id: project.id }, [() => leave(client), invite])).toEqual([204, 404])
  })

  test('someone invites them: nothing is left of it', async () => {
    const { freelancer, invite } = await arrangeInvitation()

    expect(await t.race({ table: 'users', id: freelancer.id }, [() => leave(freelancer), invite])).toEqual([204, 404])
    expect(await t.value('select count(*) from invitations where freelancer_id = $1', [freelancer.id])).toBe(0)
  })

  test('someone offers them a contract: nothing is left of it', async () => {
    const { freelancer, offer } = await arrangeOffer()
    const attempts = [() => leave(freelancer), () => statusOf(offer())]

    expect(await t.race({ table: 'users', id: freelancer.id }, attempts)).toEqual([204, 404])
    expect(await t.value('select count(*) from direct_offers where freelancer_id = $1', [freelancer.id])).toBe(0)
  })

  test('the other one of a contract leaves, too: each was told of the other', async () => {
    const [ana, ben, cai] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
    const tell = (person: User, of: User) =>
      t.value(
        `insert into notifications (user_id, kind, facts, event_key)
         values ($1, 'review.asked', json_build_object('actorId', $2::uuid, 'actorName', 'A name'), gen_random_uuid())
         returning id`,
        [person.id, of.id],
      )
    await tell(ana, ben)
    await tell(ben, ana)
    const others = [await tell(cai, ana), await tell(cai, ben)]
    const held = { text: 'select 1 from notifications where id = any($1) for update', values: [others] }

    expect(await t.raceBehind(held, [() => leave(ana), () => leave(ben)])).toEqual([204, 204])
  })

  test('they are mailed what is new', async () => {
    const { client, freelancer, invite } = await arrangeInvitation()
    await invite()
    const mail = () => done(mailPerson(t.deps, { userId: freelancer.id }))

    expect(await t.raceBehind(standstill('mail_outbox'), [mail, () => leave(freelancer)])).toEqual([200, 204])
    expect(await t.value('select count(*) from mail_outbox where user_id = $1', [freelancer.id])).toBe(0)
    expect(await leave(client)).toBe(204)
  })

  test('their daily alert of projects is due', async () => {
    const person = await t.insertUser()
    const search = { kind: 'projects', name: 'Oak', search: { search: 'oak' }, alerts: 'daily' }
    await t.as(person).post('/api/saved-searches', search)
    await t.pool.query('update saved_searches set waiting = 3 where user_id = $1', [person.id])
    const tell = () => done(notifyDaily(t.deps))

    expect(await t.raceBehind(standstill('notifications'), [tell, () => leave(person)])).toEqual([200, 204])
  })

  test('new projects are found by their searches, one of which waits for its daily alert', async () => {
    const person = await t.insertUser()
    for (const [word, alerts] of [
      ['scull', 'daily'],
      ['rowlock', 'now'],
    ] as const) {
      await t.as(person).post('/api/saved-searches', { kind: 'projects', name: word, search: { search: word }, alerts })
    }
    await t.pool.query(
      `insert into saved_search_progress (created_at, project_id) values (now() - interval '5 minutes', gen_random_uuid())
       on conflict (id) do update set created_at = now() - interval '5 minutes'`,
    )
    const createdAt = new Date(Date.now() - 120_000)
    await t.insertProject({ title: 'A pair of sculls', createdAt })
    await t.insertProject({ title: 'Two rowlocks', createdAt: new Date(createdAt.getTime() + 1_000) })
    const tell = () => done(matchNewProjects(t.deps))

    expect(await t.raceBehind(standstill('notifications'), [tell, () => leave(person)])).toEqual([200, 204])
  })

  test('their daily alert of people is due', async () => {
    const [person, found] = [await t.insertUser(), await t.insertUser()]
    await t.as(found).put('/api/profile/me', { name: 'Ana', title: 'Potter', skills: ['Clay'] })
    await t.runJobs()
    const search = { kind: 'people', name: 'Potters', search: { search: 'potter' }, alerts: 'daily' }
    const { _id } = (await t.as(person).post('/api/saved-searches', search)).json()
    await t.pool.query('insert into saved_search_people values ($1, $2, now(), true)', [_id, found.id])
    const tell = () => done(notifyDaily(t.deps))

    expect(await t.raceBehind(standstill('notifications'), [tell, () => leave(person)])).toEqual([200, 204])
  })

  test('searches are compared with their profile', async () => {
    const [searcher, person] = [await t.insertUser(), await t.insertUser()]
    await t.as(searcher).post('/api/saved-searches', {
      ...{ kind: 'people', name: 'Luthiers', search: { search: 'luthier' }, alerts: 'now' },
    })
    const { version } = (await t.as(person).get('/api/profile/me')).json()
    const profile = { name: 'Ana', title: 'Luthier', skills: ['Lutes'], version }
    await t.as(person).put('/api/profile/me', profile)
    await t.runJobs()
    t.setClock(new Date(Date.now() + (settledMinutes + 1) * 60_000))
    const compare = () => done(matchChangedPeople(t.deps))

    expect(await t.raceBehind(standstill('saved_search_people'), [compare, () => leave(person)])).toEqual([200, 204])
  })

  test('their attempt is finished', async () => {
    const person = await t.insertUser()
    const id = await startAnswered(t, person)
    const finish = () => statusOf(t.as(person).post(`/api/assessments/attempts/${id}/finish`))

    expect(await t.race({ table: 'users', id: person.id }, [() => leave(person), finish])).toEqual([204, 404])
  })

  test('an operator withdraws their result', async () => {
    const [person, operator] = [await t.insertUser(), await insertOperator(t)]
    const { _id: id } = await earnResult(t, person)
    const url = `/api/admin/results/${id}/withdrawal`
    const withdraw = () => statusOf(t.as(operator).post(url, { reason: 'Someone else answered.' }))

    expect(await t.race({ table: 'assessment_results', id }, [withdraw, () => leave(person)])).toEqual([200, 204])
  })

  test('an operator hides their project, which goes with them', async () => {
    const [person, reporter, operator] = [await t.insertUser(), await t.insertUser(), await insertOperator(t)]
    const project = await t.insertProject({ clientId: person.id })
    const report = { kind: 'project', targetId: project.id, harm: 'scam', reason: 'They ask for a fee.' }
    await t.as(reporter).post('/api/reports', report)
    const id = String(await t.value('select id from report_cases where person_id = $1', [person.id]))
    const resolution = { outcome: 'hidden', harm: 'scam', reason: 'No fees before work.' }
    const hide = () => statusOf(t.as(operator).post(`/api/admin/reports/${id}/resolution`, resolution))
    const held = { text: 'select 1 from users where id = $1 for no key update', values: [person.id] }

    expect(await t.raceBehind(held, [() => leave(person), hide])).toEqual([204, 404])
  })

  test('their idle project is closed', async () => {
    const client = await t.insertUser()
    const long = new Date(Date.now() - 400 * dayMs)
    const project = await t.insertProject({ clientId: client.id, clientActiveAt: long })
    await t.pool.query('update projects set asked_at = $2 where id = $1', [project.id, long])
    const close = () => done(closeIdle(t.deps))

    expect(await t.race({ table: 'projects', id: project.id }, [() => leave(client), close])).toEqual([204, 200])
  })

  test('what they proposed meanwhile is accepted', async () => {
    const [client, person] = [await t.insertUser(), await t.insertUser()]
    const [earlier, later] = [await t.insertProject(), await t.insertProject({ clientId: client.id })]
    await t.insertProposal({ projectId: earlier.id, freelancerId: person.id })
    const other = await t.insertProposal({ projectId: later.id })
    const proposeAndAccept = async () => {
      const proposal = { freelancerId: person.id, projectId: later.id, message: 'I can do this.' }
      const { _id } = (await t.as(person).post('/api/proposals', proposal)).json()
      return statusOf(t.as(client).post(`/api/proposals/${_id}/accept`))
    }
    // The deletion waits for the earlier project; the acceptance holds the later one, and waits for its other proposal.
    const held = {
      text: 'select 1 from projects j, proposals p where j.id = $1 and p.id = $2 for update',
      values: [earlier.id, other.id],
    }

    expect(await t.raceBehind(held, [() => leave(person), proposeAndAccept])).toEqual([409, 200])
  })

  test('they are measured: no figures are left', async () => {
    const { clientUser } = await arrangeCompleted(t)
    const measure = () => done(refreshFigures(t.deps, { userId: clientUser.id }))

    expect(await t.race({ table: 'users', id: clientUser.id }, [() => leave(clientUser), measure])).toEqual([204, 200])
    expect(await t.value('select count(*) from person_figures where user_id = $1', [clientUser.id])).toBe(0)
  })
})

describe('a former member', () => {
  const asked = (id: string) => t.value('select count(*) from notifications where user_id = $1', [id])

  test('is told nothing of what happens later', async () => {
    const { clientUser, freelancer, contractId } = await arrangeCompleted(t)
    expect(await leave(clientUser)).toBe(204)

    await askForReviews(t.deps, { contractId })

    expect(await asked(clientUser.id)).toBe(0)
    const told = (await freelancer.get('/api/notifications')).json<NotificationView[]>()
    expect(told.map(({ kind }) => kind)).toContain('review.asked')
  })

  test('is told nothing of what happened while they left', async () => {
    const { clientUser, contractId } = await arrangeCompleted(t)
    const ask = () => done(askForReviews(t.deps, { contractId }))

    expect(await t.race({ table: 'users', id: clientUser.id }, [() => leave(clientUser), ask])).toEqual([204, 200])
    expect(await asked(clientUser.id)).toBe(0)
  })
})
