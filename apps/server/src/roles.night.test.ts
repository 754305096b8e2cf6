import { expect, onTestFinished, test, vi } from 'vitest'
import { refreshListingJob } from './modules/1-ground/users/shared/listing.jobs.ts'
import { notifyDeclinedJob } from './modules/4-hiring/proposals/shared/proposal.jobs.ts'
import { countRoles } from './platform/database/held-roles.ts'
import { runnerLimits } from './platform/jobs/job-runner.ts'
import { startListening } from './testing/live-process.ts'
import { longPatience } from './testing/patience.ts'
import { countBlocked } from './testing/race.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

type Settings = Record<string, string>

async function startProcess(t: TestApp, settings: Settings) {
  const started = await startServerProcess({
    ...t.databaseSettings,
    GUILDHALL_DEMO: '0',
    ...settings,
  } as Settings & { DATABASE_URL: string })
  onTestFinished(() => started.stop())
  return started
}

const startWorker = (t: TestApp) =>
  startProcess(t, { GUILDHALL_ROLE: 'worker', PUBLIC_URL: 'http://guildhall.example' })
const jobOf = (t: TestApp, userId: string, column: string) =>
  t.value(`select ${column} from jobs.job where name = $1 and data ->> 'userId' = $2`, [refreshListingJob.name, userId])

/** The jobs that refresh this account's listing wait until the returned function is called. */
async function holdAccount(t: TestApp, userId: string) {
  const holder = await t.pool.connect()
  await holder.query('begin')
  await holder.query('select from users where id = $1 for update', [userId])
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}

test('the work of a worker that is killed is taken up by another', async () => {
  const t = await startTestApp()
  const user = await t.insertUser()
  const letGo = await holdAccount(t, user.id)
  const first = await startWorker(t)
  await t.deps.jobs.add(t.db, refreshListingJob, { userId: user.id }, { key: user.id })
  await vi.waitUntil(async () => (await countBlocked(t.pool)) === 1, longPatience)
  await startWorker(t)

  await first.kill()
  await vi.waitUntil(async () => (await jobOf(t, user.id, 'retry_count')) === 1, longPatience)
  await letGo()

  await vi.waitUntil(async () => (await jobOf(t, user.id, 'state')) === 'completed', longPatience)
  expect(runnerLimits.lookEveryMs + runnerLimits.lockMs).toBeLessThan(10_000)
})

test('a process that only serves runs no job, and the worker that it tells of them serves nobody', async () => {
  const t = await startTestApp()
  const own = (await countRoles(t.db)).web // of this process: files before this one may have left more than one application
  const web = await startProcess(t, { GUILDHALL_ROLE: 'web' })
  const [email, password] = [`ada-${t.newId()}@example.com`, 'a long enough password']
  const stateOf = () =>
    t.value(
      `select state from jobs.job where name = 'mail.send'
       and data ->> 'mailId' = (select id::text from mail_outbox where to_address = $1)`,
      [email],
    )
  const signUp = await fetch(`${web.url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Ada', email, password }),
  })
  expect(signUp.status).toBe(201)
  await vi.waitUntil(async () => (await countRoles(t.db)).web === own + 1, longPatience)
  expect([(await countRoles(t.db)).worker, await stateOf()]).toEqual([0, 'created'])

  const worker = await startWorker(t)
  await vi.waitUntil(async () => (await stateOf()) === 'completed', longPatience)

  expect((await countRoles(t.db)).worker).toBe(1)
  const statuses = ['/healthz', '/readyz', '/', '/projects', '/api/landing'].map(
    async (path) => (await fetch(`${worker.url}${path}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 404])
})

test('what a job in a worker tells a person reaches their socket at a web process', async () => {
  const t = await startTestApp()
  const [client, chosen, other] = [await t.insertUser(), await t.insertUser(), await t.insertUser()]
  const { id: projectId } = await t.insertProject({ clientId: client.id })
  const propose = async (freelancer: typeof chosen) => {
    const body = { freelancerId: freelancer.id, projectId, message: 'I built two of this kind.' }
    return (await t.as(freelancer).post('/api/proposals', body)).json<{ _id: string }>()._id
  }
  const proposalId = await propose(chosen)
  await propose(other)
  for (let more = 1; more <= 25; more += 1) await propose(await t.insertUser()) // fewer are told at once
  const socket = (await startListening(t))(other.token)
  const heard: string[] = []
  socket.on('event', ({ part }: { part: string }) => heard.push(part))
  await vi.waitUntil(() => socket.connected, longPatience)
  await t.as(client).post(`/api/proposals/${proposalId}/accept`)
  expect(await t.value(`select state from jobs.job where name = $1`, [notifyDeclinedJob.name])).toBe('created')

  await startWorker(t)

  await vi.waitUntil(() => heard.includes('notification'), longPatience)
})
