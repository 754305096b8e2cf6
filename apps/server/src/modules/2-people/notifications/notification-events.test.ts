import { dayMs } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { earnResult, startAnswered } from '../../../testing/assess.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { uploadForm } from '../../../testing/upload-form.ts'
import { notifyDeadlinesJob } from '../../4-hiring/projects/shared/project.jobs.ts'
import { recordSecurity } from '../accounts/shared/record-security.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

type Person = { id: string; token: string }
const textsOf = async (person: Person): Promise<string[]> =>
  (await t.as(person).get('/api/notifications')).json().map(({ text }: { text: string }) => text)

async function arrangeProject(count = 1) {
  const client = await t.insertUser('Maren')
  const project = await t.insertProject({ clientId: client.id, title: 'A ferry timetable' })
  const freelancers = []
  for (let index = 0; index < count; index += 1) freelancers.push(await t.insertUser(`Rui ${index}`))
  const propose = async (freelancer: Person) => {
    const body = { projectId: project.id, freelancerId: freelancer.id, message: 'I can do this.' }
    return (await t.as(freelancer).post('/api/proposals', body)).json()._id as string
  }
  return { client, project, freelancers, propose }
}

describe('each event tells the people it concerns', () => {
  test('from the proposal to the approval', async () => {
    const { client, project, freelancers, propose } = await arrangeProject(2)
    const [rui, ada] = [freelancers[0]!, freelancers[1]!]
    const [chosen] = [await propose(rui), await propose(ada)]
    expect(await textsOf(client)).toEqual([
      'Rui 1 sent a proposal for “A ferry timetable”.',
      'Rui 0 sent a proposal for “A ferry timetable”.',
    ])

    await t.as(client).post(`/api/proposals/${chosen}/accept`)
    await t.as(rui).post(`/api/proposals/${chosen}/deliverables`, uploadForm())
    await t.as(client).post(`/api/proposals/${chosen}/deliverables/reject`, { feedback: 'Bigger letters.' })
    await t.as(rui).post(`/api/proposals/${chosen}/deliverables`, uploadForm())
    await t.as(client).post(`/api/proposals/${chosen}/deliverables/approve`)

    expect((await textsOf(client)).slice(0, 3)).toEqual([
      'The work on “A ferry timetable” is approved. $1,200 is due.',
      'Rui 0 delivered work for “A ferry timetable”.',
      'Rui 0 delivered work for “A ferry timetable”.',
    ])
    expect(await textsOf(rui)).toEqual([
      'Maren approved your delivery for “A ferry timetable”.',
      'Maren asked for changes to your delivery for “A ferry timetable”.',
      'Maren accepted your proposal for “A ferry timetable”.',
    ])
    expect(await textsOf(ada)).toEqual(['Maren chose another proposal for “A ferry timetable”.'])
    const [newest] = (await t.as(ada).get('/api/notifications')).json()
    expect(newest).toMatchObject({ kind: 'proposal.not_selected', path: `/projects/${project.id}`, readAt: null })
  })

  test('a refused event tells nobody', async () => {
    const { client, freelancers, propose } = await arrangeProject(1)
    const chosen = await propose(freelancers[0]!)
    await t.as(client).post(`/api/proposals/${chosen}/accept`)

    await t.as(client).post(`/api/proposals/${chosen}/accept`)

    expect(await textsOf(freelancers[0]!)).toHaveLength(1)
  })

  test('names and titles stay as they were', async () => {
    const { client, project, freelancers, propose } = await arrangeProject(1)
    await propose(freelancers[0]!)

    await t.pool.query(`update projects set title = 'Another title' where id = $1`, [project.id])

    expect(await textsOf(client)).toEqual(['Rui 0 sent a proposal for “A ferry timetable”.'])
  })

  test('an acceptance with many other proposals leaves telling those to a job', async () => {
    const { client, project } = await arrangeProject()
    const chosen = await t.insertProposal({ projectId: project.id })
    const people: Person[] = []
    for (let index = 0; index < 40; index += 1) {
      const person = await t.insertUser()
      people.push(person)
      await t.insertProposal({ projectId: project.id, freelancerId: person.id })
    }

    await t.as(client).post(`/api/proposals/${chosen.id}/accept`)
    const before = await textsOf(people[0]!)
    await t.runJobs()
    const after = await Promise.all(people.map(textsOf))

    expect(before).toEqual([])
    expect(after).toEqual(people.map(() => ['Maren chose another proposal for “A ferry timetable”.']))
  })

  test('a failed verified attempt tells of the retake once the wait is over', async () => {
    const ines = await t.insertUser()
    await earnResult(t, ines, { right: 3 })
    const passed = await t.insertUser()
    await earnResult(t, passed, { right: 15 })

    await t.runJobs()
    const early = await textsOf(ines)
    await t.runJobs(true)

    expect([early, await textsOf(ines), await textsOf(passed)]).toEqual([
      [],
      ['You can take the JavaScript assessment (Beginner) again.'],
      [],
    ])
  })

  test('somebody who is at the next attempt already is told nothing', async () => {
    const ines = await t.insertUser()
    t.setClock(new Date(Date.now() - 2 * dayMs))
    await earnResult(t, ines, { right: 3 })
    t.setClock(undefined)
    await startAnswered(t, ines)

    await t.runJobs(true)

    expect(await textsOf(ines)).toEqual([])
  })

  test('a deadline is told to both sides three days and one day before, once each, and again when it moves', async () => {
    const client = await t.insertUser()
    const freelancer = await t.insertUser()
    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1_000)
    const seed = { clientId: client.id, status: 'in_progress', title: 'A sign' } as const
    const near = await t.insertProject({ ...seed, deadlineAt: inHours(71) })
    const far = await t.insertProject({ ...seed, deadlineAt: inHours(73) })
    const offer = { freelancerId: freelancer.id, status: 'accepted' } as const
    await t.insertProposal({ ...offer, projectId: near.id })
    await t.insertProposal({ ...offer, projectId: far.id, deliveryStatus: 'rejected' })
    const tell = async (now?: Date) => {
      t.setClock(now)
      await t.deps.jobs.add(t.db, notifyDeadlinesJob, {})
      await t.runJobs()
      t.setClock(undefined) // so that the sessions go on
      return [(await textsOf(client)).length, (await textsOf(freelancer)).length]
    }

    const first = await tell()
    const again = await tell()
    const dayBefore = await tell(inHours(48))
    const dayBeforeAgain = await tell(inHours(48))
    await t.pool.query('update projects set deadline_at = $2 where id = $1', [near.id, inHours(20)])
    const moved = await tell()

    // Two days on, the later of the deadlines is told for the first time.
    expect([first, again, dayBefore, dayBeforeAgain, moved]).toEqual([
      [1, 1],
      [1, 1],
      [3, 3],
      [3, 3],
      [4, 4],
    ])
    expect((await textsOf(client))[0]).toMatch(/^The deadline of “A sign” is \w+ \d+\.$/)
  })

  test('what happens to the security of an account rings its owner’s bell, and leads to the security settings', async () => {
    const person = await t.insertUser()
    await t.db.transaction(async (tx) => {
      await recordSecurity(t.deps, tx, person.id, { kind: 'passkey.added', context: { name: 'Laptop' } })
      await recordSecurity(t.deps, tx, person.id, { kind: 'passkey.added', context: { name: 'Phone' } })
    })

    const told = (await t.as(person).get('/api/notifications')).json()

    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({
      kind: 'account.security',
      text: 'A passkey was added to your account.',
      path: '/settings/security',
    })
  })
})
