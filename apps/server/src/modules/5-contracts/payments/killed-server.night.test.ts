import { randomInt } from 'node:crypto'
import { type SandboxCard, sandboxAccountNames } from '@guildhall/contract'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { jobHandlers } from '../../../job-handlers.ts'
import { arrangeHire, contractOf, type Hire } from '../../../testing/contracts.ts'
import { startServerProcess } from '../../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { auditLedger, describeAudit } from '../ledger-audits/audit/audit-ledger.ts'

const kills = 20

const hiresPerRound = 8

const requestsPerHire = 6

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const start = () =>
  startServerProcess({
    ...(t.databaseSettings as { DATABASE_URL: string }),
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'silent',
  })

type Server = Awaited<ReturnType<typeof start>>

const cards: SandboxCard[] = ['succeeds', 'succeeds', 'needs_confirmation', 'succeeds_late', 'declined']

type Work = Hire & { milestoneId: string | undefined }

async function arrangeWork(isInParts: boolean): Promise<Work> {
  const halves = ['One half', 'The other'].map((title) => ({ title, amount: 500 }))
  const hire = await arrangeHire(t, { bidAmount: 1_000, milestones: isInParts ? halves : [] })
  await hire.deliver()
  return { ...hire, milestoneId: (await contractOf(hire)).milestones[0]?._id }
}

/** Kills the server amid its work. Returns the contracts whose approval was answered. */
async function storm(server: Server, hires: readonly Work[], limit: number): Promise<Hire[]> {
  const approved: Hire[] = []
  let answers = 0
  let hasMoved = false
  let killing: Promise<void> | undefined
  async function post({ token }: { token: string }, path: string, body: unknown = {}) {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    // A server in a hurry may say that it takes too long: then nothing has happened.
    if (response.status !== 503) {
      expect(response.status, text).toBeLessThan(500)
      answers += 1
      hasMoved ||= response.ok && /\/(test-card|approve)$/.test(path)
      if (answers >= limit && hasMoved) killing ??= server.kill()
    }
    return { ok: response.ok, body: JSON.parse(text) as { _id?: string; openChange?: { _id: string } | null } }
  }
  async function act(hire: Work) {
    const { clientUser, freelancerUser, contractId, proposalId, milestoneId } = hire
    const pay = async () => {
      const { _id } = (await post(clientUser, `/api/contracts/${contractId}/payments`)).body
      const card = cards[randomInt(cards.length)]
      await post(clientUser, `/api/payments/${_id}/test-card`, { card })
      if (card === 'needs_confirmation') {
        await post(clientUser, `/api/payments/${_id}/test-confirmation`, { approve: true })
      }
    }
    const approve = async () => {
      const { ok } = await post(clientUser, `/api/proposals/${proposalId}/deliverables/approve`)
      if (ok) approved.push(hire)
    }
    const release = () => post(clientUser, `/api/contracts/${contractId}/milestones/${milestoneId}/release`)
    const change = async () => {
      const url = `/api/contracts/${contractId}/changes`
      const wanted = { amount: randomInt(500, 1_500), reason: 'There is something else to paint.' }
      const { openChange } = (await post(freelancerUser, url, wanted)).body
      if (openChange) await post(clientUser, `${url}/${openChange._id}/accept`)
    }
    const steps = [pay, milestoneId ? release : change, approve]
    if (randomInt(2) === 0) await Promise.all(steps.map((step) => step()))
    else for (const step of steps) await step()
    const testAccount = sandboxAccountNames[randomInt(sandboxAccountNames.length)]
    await post(freelancerUser, '/api/payouts', { testAccount })
  }
  const results = await Promise.allSettled(hires.map(act))
  expect(hasMoved, 'something was paid or approved before').toBe(true)
  await (killing ?? server.kill())
  for (const result of results) {
    // A request that the kill cut off fails to be fetched; anything else is a failure of ours.
    if (result.status === 'rejected' && !isCutOff(result.reason)) throw result.reason
  }
  return approved
}

const isCutOff = (error: unknown) => error instanceof TypeError && /fetch failed|terminated/.test(error.message)

async function runMoneyJobs() {
  const handlers = jobHandlers.filter(({ kind }) => kind.name.startsWith('payments.'))
  for (const _round of [1, 2]) expect(await t.deps.jobs.runWaiting(handlers, t.deps, true)).toEqual([])
}

test(`a server that is killed ${kills} times amid payments and approvals loses and doubles nothing`, {
  timeout: (kills + 1) * 300_000,
}, async () => {
  let server = await start()
  onTestFinished(() => server.stop())
  for (let round = 0; round < kills; round += 1) {
    // Starts beside the one that is killed, as most of this test's time would be waiting for it.
    const next = start()
    onTestFinished(async () => (await next).stop())
    const hires: Work[] = []
    for (let count = 0; count < hiresPerRound; count += 1) {
      hires.push(await arrangeWork(count % 2 === 0))
    }

    const approved = await storm(server, hires, randomInt(1, hiresPerRound * requestsPerHire))
    server = await next
    await runMoneyJobs()

    expect(describeAudit(await auditLedger(t.db))).toMatch(/^The ledger is sound/)
    const disagreeing = await t.pool.query(`select p.id, p.status, c.status as charge from payments p
        join sandbox_charges c on c.payment_id = p.id where p.status <> c.status`)
    expect(disagreeing.rows).toEqual([])
    for (const hire of approved) expect((await contractOf(hire)).status).not.toBe('active')
  }
})
