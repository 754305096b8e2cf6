import {
  matchesPerClient,
  type PeopleMatchesView,
  type ProjectMatchesView,
  shownProjectMatches,
  type TalentListView,
} from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { arrangeHire } from '../../../testing/contracts.ts'
import { hide } from '../../../testing/hide.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { openOwnBank } from '../../../testing/own-bank.ts'
import { pay } from '../../../testing/payments.ts'
import { reviewOf } from '../../../testing/reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  const skills = ['Kotlin', 'Ruby', 'Swift', 'PHP', 'Angular', 'Python', 'Java', 'TypeScript'] as const
  t = await startTestApp({ bank: openOwnBank(skills, ['Beginner', 'Advanced']) })
})

type User = Awaited<ReturnType<TestApp['insertUser']>>

async function proven(skill: string, profile: object = {}): Promise<User> {
  const person = await t.insertUser()
  const body = { name: 'Ines', title: 'Developer', skills: ['Lettering'], ...profile }
  expect((await t.as(person).put('/api/profile/me', body)).statusCode).toBe(200)
  await earnResult(t, person, { skill, difficulty: 'Advanced', right: 15, onProfile: true })
  return person
}

async function hired(freelancer: User, bidAmount = 100) {
  const hire = await arrangeHire(t, { bidAmount, freelancer })
  await pay(hire)
  await hire.deliver()
  await hire.approve()
  return hire
}

async function projectsFor(person: User): Promise<ProjectMatchesView> {
  const response = await t.as(person).get('/api/matches/projects')
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

async function peopleFor({ id, clientId }: { id: string; clientId: string }) {
  await t.runJobs()
  const response = await t.as({ token: await t.insertSession(clientId) }).get(`/api/projects/${id}/matches`)
  expect(response.statusCode, response.body).toBe(200)
  const { people, newcomers } = response.json<PeopleMatchesView>()
  const idsOf = (lane: PeopleMatchesView['people']) => lane.map(({ person }) => person._id)
  return { people, newcomers, ids: { people: idsOf(people), newcomers: idsOf(newcomers) } }
}

test('a freelancer is shown open projects by what they have verified, with every input', async () => {
  const ines = await proven('Kotlin', { skills: ['Swift'], availability: 'limited' })
  const kotlin = await t.insertProject({ requiredSkills: ['kotlin', 'SQLite'], minimumLevel: 'Intermediate' })
  const swift = await t.insertProject({ requiredSkills: ['Swift'] })
  await t.insertProject({ requiredSkills: ['Kotlin'], clientId: ines.id })
  await t.insertProject({ requiredSkills: ['Kotlin'], status: 'cancelled' })
  await t.insertProject({ requiredSkills: ['Kotlin'], deadlineAt: new Date(Date.now() - 1_000) })
  const proposed = await t.insertProject({ requiredSkills: ['Kotlin'] })
  await t.insertProposal({ projectId: proposed.id, freelancerId: ines.id })

  const { matches, ...looked } = await projectsFor(ines)

  expect(looked).toEqual({ verifiedSkills: 1, statedSkills: 1 })
  expect(matches.map(({ project, match }) => [project._id, match.points])).toEqual([
    [kotlin.id, 30 + 3],
    [swift.id, 6 + 3],
  ])
  expect(matches[0]?.match).toMatchObject({
    skills: {
      asked: [
        { skill: 'kotlin', verified: 'Advanced', percent: 100 },
        { skill: 'SQLite', verified: null, isStated: false, percent: 0 },
      ],
      minimumLevel: 'Intermediate',
    },
    availability: { availability: 'limited', points: 3, most: 5 },
  })
})

test('a project that operators hid is suggested to nobody, until it is shown again', async () => {
  const [client, ines] = [await t.insertUser(), await proven('TypeScript')]
  const { id: targetId } = await t.insertProject({ requiredSkills: ['TypeScript'], clientId: client.id })
  const suggested = async () => (await projectsFor(ines)).matches.map(({ project }) => project._id)
  expect(await suggested()).toEqual([targetId])

  const { restore } = await hide(t, { reporter: ines, person: client, report: { kind: 'project', targetId } })
  expect(await suggested()).toEqual([])

  await restore()
  expect(await suggested()).toEqual([targetId])
})

test('a client is shown people with proof; those without a contract have a lane of their own', async () => {
  const [known, newcomer, stated] = [await proven('Ruby'), await proven('Ruby'), await t.insertUser()]
  await t.as(stated).put('/api/profile/me', { name: 'Bo', title: 'Developer', skills: ['Ruby'] })
  const hire = await hired(known)
  await hire.client.put(`/api/contracts/${hire.contractId}/review`, { ...reviewOf('freelancer'), rating: 5 })
  await hire.freelancer.put(`/api/contracts/${hire.contractId}/review`, reviewOf('client'))
  const project = await t.insertProject({ requiredSkills: ['Ruby'] })

  const { ids, people, newcomers } = await peopleFor(project)

  expect(ids).toEqual({ people: [known.id], newcomers: [newcomer.id] })
  expect(people[0]?.match).toMatchObject({
    points: 60 + 5 + 2,
    experience: { category: 'Web Development', contracts: 1, clients: 1, points: 5 },
    rating: { rating: 4.17, reviews: 1, points: 2 },
  })
  expect(newcomers[0]?.match.points).toBe(60)
})

test('clients of contracts below the smallest amount that counts are no work in the category', async () => {
  const freelancer = await proven('TypeScript')
  await hired(freelancer)
  for (const bidAmount of [1, 9.99]) await hired(freelancer, bidAmount)
  const project = await t.insertProject({ requiredSkills: ['TypeScript'] })

  const { people } = await peopleFor(project)

  expect(people.map(({ match }) => match.experience)).toMatchObject([{ contracts: 1, clients: 1 }])
})

test('a newcomer needs proof at the level that the project asks for', async () => {
  const ines = await t.insertUser()
  await t.as(ines).put('/api/profile/me', { name: 'Ines', title: 'Developer', skills: ['Lettering'] })
  await earnResult(t, ines, { skill: 'Swift', difficulty: 'Beginner', right: 15, onProfile: true })

  expect((await peopleFor(await t.insertProject({ requiredSkills: ['Swift'] }))).ids.newcomers).toEqual([ines.id])
  const advanced = await t.insertProject({ requiredSkills: ['Swift'], minimumLevel: 'Advanced' })
  expect((await peopleFor(advanced)).ids.newcomers).toEqual([])
})

test('no one is suggested who proposed, may not be found, is not available, is suspended, or posted it', async () => {
  const people = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(() => proven('PHP')))
  const [proposed, hidden, away, suspended, client] = people as [User, User, User, User, User]
  const project = await t.insertProject({ requiredSkills: ['PHP'], clientId: client.id })
  expect((await peopleFor(project)).ids.newcomers).toHaveLength(4)

  await t.insertProposal({ projectId: project.id, freelancerId: proposed.id })
  await t.as(hidden).put('/api/profile/me/visibility', { mayBeFound: false })
  const profile = (await t.as(away).get('/api/profile/me')).json()
  await t.as(away).put('/api/profile/me', { ...profile, availability: 'unavailable' })
  const operator = await insertOperator(t)
  await t.as(operator).post(`/api/admin/people/${suspended.id}/suspension`, { reason: 'Forty equal messages.' })

  expect((await peopleFor(project)).ids).toEqual({ people: [], newcomers: [] })
})

test('a result that is taken off the profile no longer counts', async () => {
  const ines = await t.insertUser()
  await t.as(ines).put('/api/profile/me', { name: 'Ines', title: 'Developer', skills: ['Lettering'] })
  const result = await earnResult(t, ines, { skill: 'Angular', right: 15, onProfile: true })
  const project = await t.insertProject({ requiredSkills: ['Angular'] })
  expect((await peopleFor(project)).ids.newcomers).toEqual([ines.id])

  await t.as(ines).put(`/api/assessments/results/${result._id}/profile`, { onProfile: false })

  expect((await peopleFor(project)).ids.newcomers).toEqual([])
  expect((await projectsFor(ines)).matches).toEqual([])
})

test('a project that found its freelancer has no suggestions', async () => {
  await proven('Python')
  const project = await t.insertProject({ requiredSkills: ['Python'], status: 'completed' })

  expect((await peopleFor(project)).ids).toEqual({ people: [], newcomers: [] })
})

test('searches show and sort by the measured rating and response time', async () => {
  const [measured, other] = [await proven('Java'), await proven('Java')]
  const hire = await hired(measured)
  await hire.client.put(`/api/contracts/${hire.contractId}/review`, { ...reviewOf('freelancer'), rating: 5 })
  await hire.freelancer.put(`/api/contracts/${hire.contractId}/review`, reviewOf('client'))
  await t.runJobs()
  await t.pool.query('update person_figures set response_minutes = 30 where user_id = $1', [measured.id])
  await t.as(measured).put('/api/profile/me/visibility', { mayBeFound: true })
  await t.runJobs()
  const sorted = async (sort: string) =>
    (await t.anonymous.get(`/api/talent?skill=java&level=Advanced&sort=${sort}`)).json<TalentListView>().people

  for (const sort of ['rating', 'response']) {
    const people = await sorted(sort)
    expect(people.map(({ _id }) => _id)).toEqual([measured.id, other.id])
    expect(people[0]).toMatchObject({ rating: 4.17, reviewCount: 1, responseMinutes: 30 })
  }
})

test('of many projects by one client, few come before those of others, however well they match', async () => {
  const ines = await proven('Swift')
  const [eager, other] = [await t.insertUser(), await t.insertUser()]
  const asking = { requiredSkills: ['Swift'] }
  await t.insertProject({ requiredSkills: ['Swift', 'Weaving'], clientId: other.id })
  for (let n = 0; n < shownProjectMatches + 5; n += 1) await t.insertProject({ ...asking, clientId: eager.id })

  const { matches } = await projectsFor(ines)

  const clients = matches.map(({ project }) => project.createdBy)
  const before = clients.slice(0, clients.indexOf(other.id))
  expect(before.filter((id) => id === eager.id)).toHaveLength(matchesPerClient)
  expect(clients).toHaveLength(shownProjectMatches)
})
