import { describe, expect, test } from 'vitest'
import { testPassword } from '../../../testing/builders.ts'
import { arrangeHire } from '../../../testing/contracts.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { arrangeFullLife, lifePassword } from '../../../testing/full-life.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const password = lifePassword

describe('a deletion is refused', () => {
  test('with a wrong password, which is at fault in the answer; nothing changes', async () => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)

    const response = await t.as(life).post('/api/account/deletion', { password: 'something else' })

    expect([response.statusCode, response.json().code]).toEqual([403, 'account.wrong_password'])
    expect(response.json().details[0].path).toBe('password')
    expect((await t.as(life).get('/api/profile/me')).json().name).toBe(`${life.mark}NAME`)
  })

  test.each(['client', 'freelancer'] as const)('while a project is in progress with its %s', async (role) => {
    const t = await startTestApp()
    const life = await arrangeFullLife(t)
    const client = role === 'client' ? life : await t.insertUser()
    const freelancer = role === 'freelancer' ? life : await t.insertUser()
    const project = await t.insertProject({ clientId: client.id, status: 'in_progress', title: 'A stair' })
    await t.insertProposal({ projectId: project.id, freelancerId: freelancer.id, status: 'accepted' })

    const shown = await t.as(life).get('/api/account/deletion')
    const response = await t.as(life).post('/api/account/deletion', { password })

    expect(shown.json().openWork).toEqual([{ projectId: project.id, title: 'A stair', role }])
    expect([response.statusCode, response.json().code]).toEqual([409, 'account.open_work'])
    expect((await t.as(life).get('/api/auth/me')).statusCode).toBe(200)
  })

  test('while approved work is not paid for, to both sides', async () => {
    const t = await startTestApp()
    const hire = await arrangeHire(t)
    await hire.deliver()
    await hire.approve()

    for (const side of ['client', 'freelancer'] as const) {
      expectFailure(
        await hire[side].post('/api/account/deletion', { password: testPassword }),
        409,
        'account.open_work',
      )
    }
  })
})

describe('races', () => {
  async function arrangeRace() {
    const t = await startTestApp()
    const account = { username: 'Quill', email: `${t.newId()}@example.com`, password }
    const { token, userId: id } = (await t.anonymous.post('/auth/signup', account)).json()
    const person = { id, token, ...account }
    const project = await t.insertProject({ clientId: (await t.insertUser()).id })
    const client = { id: project.clientId, token: await t.insertSession(project.clientId) }
    const proposal = await t.insertProposal({ projectId: project.id, freelancerId: id })
    const accept = () => t.as(client).post(`/api/proposals/${proposal.id}/accept`)
    const leave = () => t.as(person).post('/api/account/deletion', { password })
    return { t, person, project, accept, leave }
  }

  test('a client accepts just before the deletion: it is refused, and the work goes on', async () => {
    const { t, project, accept, leave } = await arrangeRace()

    const [accepted, left] = await t.race({ table: 'projects', id: project.id }, [accept, leave])

    expect([accepted?.statusCode, left?.statusCode]).toEqual([200, 409])
    expect(await t.value('select status from projects where id = $1', [project.id])).toBe('in_progress')
  })

  test('a client accepts just after the deletion: the proposal is gone', async () => {
    const { t, project, accept, leave } = await arrangeRace()

    const [left, accepted] = await t.race({ table: 'projects', id: project.id }, [leave, accept])

    expect([left?.statusCode, accepted?.statusCode]).toEqual([204, 404])
    expect(await t.value('select status from projects where id = $1', [project.id])).toBe('active')
    expect(await t.value('select proposal_count from projects where id = $1', [project.id])).toBe(0)
  })

  test('what the person began in another tab comes too late: their session has ended', async () => {
    const { t, person, leave } = await arrangeRace()
    const body = { title: 'Late', description: 'x', price: 4, requiredSkills: ['x'], deadline: '2099-06-01' }
    const create = () => t.as(person).post('/projects/create', body)
    const rename = () => t.as(person).put('/api/account/username', { username: 'Late' })
    const receipts = () => t.as(person).put('/api/conversations/settings', { readReceipts: false })
    const signIn = () => t.anonymous.post('/auth/login', person)

    const [left, ...late] = await t.race({ table: 'users', id: person.id }, [leave, create, rename, receipts, signIn])

    expect(left?.statusCode).toBe(204)
    expect(late.map((response) => [response.statusCode, response.json().code])).toEqual([
      [401, 'session.invalid'],
      [401, 'session.invalid'],
      [401, 'session.invalid'],
      [401, 'session.wrong_credentials'],
    ])
    expect(await t.value('select count(*) from projects where client_id = $1', [person.id])).toBe(0)
    expect(await t.value('select username from users where id = $1', [person.id])).toBe('Former member')
  })

  test('of two deletions at once one is answered, the other finds the account gone', async () => {
    const { t, project, leave } = await arrangeRace()

    const answers = await t.race({ table: 'projects', id: project.id }, [leave, leave])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 401])
  })
})

test('GET deletion says once what goes and what stays, with a reason for each', async () => {
  const t = await startTestApp()

  const shown = (await t.as(await t.insertUser()).get('/api/account/deletion')).json()

  expect(shown.openWork).toEqual([])
  expect(shown.removed.length).toBeGreaterThan(5)
  expect(shown.removed).toEqual([...new Set(shown.removed)])
  expect(shown.kept.length).toBeGreaterThan(3)
  for (const { what, why } of shown.kept) expect([what, why]).not.toContain('')
})
