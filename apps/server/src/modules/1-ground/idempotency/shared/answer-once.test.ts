import { buffer } from 'node:stream/consumers'
import type { ProjectInput } from '@guildhall/contract'
import type { FastifyRequest } from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Deps } from '../../../../deps.ts'
import { noLimits, openDatabase } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { arrangeHire } from '../../../../testing/contracts.ts'
import { openCuttableLine } from '../../../../testing/cuttable-line.ts'
import { expectFailure } from '../../../../testing/expect-failure.ts'
import { waitUntilBlocked } from '../../../../testing/race.ts'
import { recordStatements } from '../../../../testing/request-costs.ts'
import { samples } from '../../../../testing/sample-files.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { arrangeContract, boundary, formOf } from '../../../../testing/uploads.ts'
import { createProject } from '../../../4-hiring/projects/create-project.ts'
import { sweepAnswers } from '../sweep-answers.ts'
import { answerOnce, answerOnceOutside } from './answer-once.ts'

const body = {
  title: 'A shop for chairs',
  description: 'Visitors choose a chair and pay.',
  price: 1_250,
  category: 'Web Development',
  requiredSkills: ['React'],
  deadline: '2035-01-31',
}
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
const keyedCall = ({ id }: { id: string }) =>
  ({
    method: 'POST',
    url: '/',
    body: {},
    userId: id,
    headers: { 'idempotency-key': 'card' },
  }) as unknown as FastifyRequest
const projectsOf = (t: TestApp, { id }: { id: string }) =>
  t.value('select count(*) from projects where client_id = $1', [id])

test('POST /projects/create: the same key and body get the first answer again, and one project', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const create = () => t.as(client).post('/projects/create', body, withKey('one-press'))

  const [first, second] = [await create(), await create()]

  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  expect(await projectsOf(t, client)).toBe(1)
})

test('POST /projects/create: two that are sent at once make one project, and both are answered', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const create = () => t.as(client).post('/projects/create', body, withKey('two-presses'))
  const obstacle = {
    text: `insert into idempotency_keys (user_id, key, fingerprint, created_at) values ($1, 'two-presses', '', now())`,
    values: [client.id],
  }

  const [first, second] = await t.raceBehind(obstacle, [create, create])

  expect([first?.statusCode, second?.statusCode]).toEqual([201, 201])
  expect(second?.json()).toEqual(first?.json())
  expect(await projectsOf(t, client)).toBe(1)
})

test('the same key with another body, or at another address, is refused', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  await t.as(client).post('/projects/create', body, withKey('reused'))

  const otherBody = await t.as(client).post('/projects/create', { ...body, price: 12 }, withKey('reused'))
  const proposal = await t.insertProposal()
  const otherAddress = await t.as(client).post(`/api/proposals/${proposal.id}/accept`, undefined, withKey('reused'))

  expectFailure(otherBody, 422, 'request.idempotency_key_reused')
  expectFailure(otherAddress, 422, 'request.idempotency_key_reused')
  expect(await projectsOf(t, client)).toBe(1)
})

test('a call with a key is one transaction, without savepoints', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const { _id, editedAt = null } = (await t.as(client).post('/projects/create', body)).json()
  const edit = { ...body, title: 'A shop for stools', editedAt }

  const sent = await recordStatements(() => t.as(client).put(`/projects/update/${_id}`, edit, withKey('one')))

  const control = sent.map(({ text }) => text).filter((text) => /^(begin|commit|savepoint|release)/i.test(text))
  expect(control).toEqual(['begin', 'commit'])
})

test('a use case of a call does not compile with the deps of the route', () => {
  const forgotten = (deps: Deps, call: FastifyRequest, input: ProjectInput & { clientId: string }) =>
    // @ts-expect-error not those that `answerOnce` gives
    answerOnce(deps, call, () => createProject(deps, input))

  expect(forgotten).toBeTypeOf('function')
})

test('a call whose first one has not ended is told when to ask again', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const holder = await t.pool.connect()
  await holder.query('begin')
  await holder.query(
    `insert into idempotency_keys (user_id, key, fingerprint, created_at) values ($1, 'card', '', now())`,
    [client.id],
  )

  const impatient = openDatabase(t.url, 1, { ...noLimits, lock: 50 })
  const run = vi.fn<() => Promise<void>>()

  const calling = answerOnce({ ...t.deps, database: impatient }, keyedCall(client), run)

  await expect(calling).rejects.toMatchObject({ code: 'request.still_running', details: { retryAfterSeconds: 1 } })
  expect(run).not.toHaveBeenCalled()
  await impatient.close()
  await holder.query('rollback')
  holder.release()
})

test('a refused call keeps nothing: mended, it is sent with the same key', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()

  const refused = await t.as(client).post('/projects/create', { ...body, deadline: '2001-01-01' }, withKey('mended'))
  const mended = await t.as(client).post('/projects/create', body, withKey('mended'))

  expectFailure(refused, 400, 'project.deadline_passed')
  expect(mended.statusCode).toBe(201)
})

test('a key belongs to its account', async () => {
  const t = await startTestApp()
  const [one, other] = [await t.insertUser(), await t.insertUser()]

  const first = await t.as(one).post('/projects/create', body, withKey('shared'))
  const second = await t.as(other).post('/projects/create', body, withKey('shared'))

  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()._id).not.toBe(first.json()._id)
})

test('a key is kept for 24 hours', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const create = () => t.as(client).post('/projects/create', body, withKey('yesterday'))
  const start = Date.now()
  const at = (hours: number, seconds = 0) => t.setClock(new Date(start + hours * 3_600_000 + seconds * 1_000))
  at(0)
  const first = await create()
  at(23, 3_599)
  const withinADay = await create()
  at(24)
  const aDayLater = await create()

  expect(withinADay.json()._id).toBe(first.json()._id)
  expect(aDayLater.json()._id).not.toBe(first.json()._id)

  at(48, 1)
  await sweepAnswers(t.deps)
  expect(await t.value('select count(*) from idempotency_keys where user_id = $1', [client.id])).toBe(0)
})

describe('a call to a provider claims its key before it runs', () => {
  async function arrangePayment() {
    const t = await startTestApp()
    const { client, clientUser, contractId } = await arrangeHire(t)
    const { _id } = (await client.post(`/api/contracts/${contractId}/payments`)).json()
    const url = `/api/payments/${_id}/test-card`
    return {
      t,
      clientUser,
      paymentId: _id,
      pay: (card = 'succeeds', key = 'card') => client.post(url, { card }, withKey(key)),
    }
  }

  const claimsOf = (t: TestApp, { id }: { id: string }) =>
    t.value("select count(*) from idempotency_keys where key = 'card' and user_id = $1", [id])

  test('a repeat while it runs is told when to ask again, and then gets the same answer', async () => {
    const { t, clientUser, pay } = await arrangePayment()
    const holder = await t.pool.connect()
    await holder.query('begin')
    await holder.query('lock table sandbox_charges in exclusive mode')
    const first = pay()
    await expect.poll(() => claimsOf(t, clientUser)).toBe(1)

    const meanwhile = await pay()
    const otherCard = await pay('declined')
    await holder.query('rollback')
    holder.release()

    expectFailure(meanwhile, 409, 'request.still_running')
    expect(meanwhile.headers['retry-after']).toBe('1')
    expectFailure(otherCard, 422, 'request.idempotency_key_reused')
    const { statusCode, body: answer } = await first
    expect(statusCode).toBe(200)
    expect((await pay()).body).toBe(answer)
  })

  test('one that could not be freed, as the database was away, is freed once it is back', async () => {
    const t = await startTestApp()
    const person = await t.insertUser()
    const line = await openCuttableLine(t.url)
    const database = openDatabase(line.url)
    onTestFinished(async () => {
      await database.close()
      await line.close()
    })
    const run = async () => {
      await line.cut()
      throw new Error('the card was declined')
    }

    const calling = answerOnceOutside({ ...t.deps, database }, keyedCall(person), run, async () => undefined)

    await expect(calling).rejects.toThrow('the card was declined')
    expect(await claimsOf(t, person)).toBe(1)
    await line.mend()
    await expect.poll(() => claimsOf(t, person)).toBe(0)
  })

  test('one whose first run is recorded by a job, just before it runs again, gets what it did', async () => {
    const t = await startTestApp()
    const person = await t.insertUser()
    let booked: string | undefined
    const run = async () => {
      booked = 'charged'
      throw new DomainError('payment.over')
    }

    expect(await answerOnceOutside(t.deps, keyedCall(person), run, async () => booked)).toBe('charged')
    expect(await t.value('select answer from idempotency_keys where user_id = $1', [person.id])).toBe('charged')
  })

  test('a refusal keeps nothing', async () => {
    const { t, clientUser, pay } = await arrangePayment()
    await pay('declined', 'first')
    expectFailure(await pay(), 409, 'payment.over')
    expect(await claimsOf(t, clientUser)).toBe(0)
  })

  test('one whose process was killed can be sent again after a minute, and charges nothing again', async () => {
    const { t, clientUser, paymentId, pay } = await arrangePayment()
    const now = Date.now()
    t.setClock(new Date(now))
    const claim = `insert into idempotency_keys (user_id, key, fingerprint, created_at)
      select $1, 'card', fingerprint, $2 from idempotency_keys where key = 'earlier' and user_id = $1`
    await pay('needs_confirmation', 'earlier')
    await t.pool.query(claim, [clientUser.id, new Date(now)])

    t.setClock(new Date(now + 59_000))
    expectFailure(await pay('needs_confirmation'), 409, 'request.still_running')
    t.setClock(new Date(now + 60_000))
    expect((await pay('needs_confirmation')).statusCode).toBe(200)
    expect(await t.value('select count(*) from sandbox_charges where payment_id = $1', [paymentId])).toBe(1)
  })
})

test('an edit whose answer was lost gets it again, instead of being refused for its own version', async () => {
  const t = await startTestApp()
  const client = await t.insertUser()
  const { _id, editedAt = null } = (await t.as(client).post('/projects/create', body)).json()
  const edit = (options = {}) =>
    t.as(client).put(`/projects/update/${_id}`, { ...body, title: 'A shop for stools', editedAt }, options)

  const [first, again] = [await edit(withKey('edit')), await edit(withKey('edit'))]

  expect([first.statusCode, again.statusCode]).toEqual([200, 200])
  expect(again.json()).toEqual(first.json())
  expectFailure(await edit(), 409, 'project.changed_elsewhere')
})

test.each(['', 'two words', 'ä', 'x'.repeat(256)])('the key %j is refused', async (key) => {
  const t = await startTestApp()
  const client = await t.insertUser()

  const { error } = expectFailure(
    await t.as(client).post('/projects/create', body, withKey(key)),
    400,
    'request.invalid',
  )

  expect(error).toBe('Idempotency-Key must be 1 to 255 visible ASCII characters without spaces.')
})

describe('what moves a status is answered again, too', () => {
  test('propose, accept, approve', async () => {
    const t = await startTestApp()
    const [client, freelancer] = [await t.insertUser(), await t.insertUser()]
    const project = await t.insertProject({ clientId: client.id })
    const offer = { freelancerId: freelancer.id, projectId: project.id, message: 'I would love to.' }
    const propose = () => t.as(freelancer).post('/api/proposals', offer, withKey('propose'))

    const [sent, sentAgain] = [await propose(), await propose()]
    const accept = () => t.as(client).post(`/api/proposals/${sent.json()._id}/accept`, undefined, withKey('accept'))
    const [accepted, acceptedAgain] = [await accept(), await accept()]

    expect([sent.statusCode, sentAgain.statusCode, accepted.statusCode, acceptedAgain.statusCode]).toEqual([
      201, 201, 200, 200,
    ])
    expect(sentAgain.json()).toEqual(sent.json())
    expect(acceptedAgain.json()).toEqual(accepted.json())
  })
})

test('an upload that is sent again gets its answer again, and nothing of the second one is kept', async () => {
  const t = await startTestApp()
  const { freelancer, url } = await arrangeContract(t)

  const [first, again] = [await upload(t, freelancer, url), await upload(t, freelancer, url)]

  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.json()).toEqual(first.json())
  expect(first.json().versions).toHaveLength(1)
  expect(await t.value('select count(*) from pending_files')).toBe(0)
})

test('an upload that is sent again gets its answer also when the first one ends while the second is examined', async () => {
  const t = await startTestApp()
  const { freelancer, url } = await arrangeContract(t)
  const first = await upload(t, freelancer, url)
  const { rows } = await t.pool.query('delete from idempotency_keys where user_id = $1 returning *', [freelancer.id])
  const kept = rows[0] as { fingerprint: string; answer: unknown; created_at: Date }
  const holder = await t.pool.connect()
  onTestFinished(() => holder.release(true))
  await holder.query('begin; lock table proposals in access exclusive mode')

  const again = upload(t, freelancer, url)
  await waitUntilBlocked(t.pool, 1)
  await holder.query(
    'insert into idempotency_keys (user_id, key, fingerprint, answer, created_at) values ($1, $2, $3, $4, $5)',
    [freelancer.id, 'upload', kept.fingerprint, JSON.stringify(kept.answer), kept.created_at],
  )
  await holder.query('commit')

  expect([(await again).statusCode, (await again).json()]).toEqual([201, first.json()])
})

async function upload(t: TestApp, { token }: { token: string }, url: string) {
  const body = await buffer(formOf({ filename: 'a.pdf', bytes: samples.pdf }))
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': 'upload' }
  return t.as({ token }).post(url, body, { headers })
}
