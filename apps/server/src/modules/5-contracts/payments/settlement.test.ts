import type { PaymentView } from '@guildhall/contract'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { arrangeHire, type Hire } from '../../../testing/contracts.ts'
import { lookWhileWaiting } from '../../../testing/race.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { withoutCall } from '../../1-ground/idempotency/shared/answer-once.ts'
import { approveDelivery } from '../deliveries/approve-delivery.ts'
import { settlePayment } from './settle-payment.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

async function arrangeCharged() {
  const hire = await arrangeHire(t)
  await hire.deliver()
  const { _id: paymentId } = (await hire.client.post(`/api/contracts/${hire.contractId}/payments`)).json<PaymentView>()
  await t.pool.query(
    `insert into sandbox_charges (payment_id, amount_cents, card, status, created_at)
     select id, amount_cents, 'succeeds', 'succeeded', now() from payments where id = $1`,
    [paymentId],
  )
  return {
    ...hire,
    paymentId,
    settle: () => settlePayment(t.deps, { paymentId }),
    release: () => approveDelivery(withoutCall(t.deps), { proposalId: hire.proposalId, userId: hire.clientUser.id }),
  }
}

async function isLocked({ table, id }: { table: string; id: string }): Promise<boolean> {
  const text = `select 1 from ${pg.escapeIdentifier(table)} where id = $1 for no key update nowait`
  return t.pool.query(text, [id]).then(
    () => false,
    (error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === '55P03') return true
      throw error
    },
  )
}

const rowsOf = (hire: Hire & { paymentId: string }) => ({
  project: { table: 'projects', id: hire.projectId },
  proposal: { table: 'proposals', id: hire.proposalId },
  contract: { table: 'contracts', id: hire.contractId },
  payment: { table: 'payments', id: hire.paymentId },
})

describe('locks are taken in one order', () => {
  test.each([
    { act: 'release', waitsFor: 'project', held: [] },
    { act: 'release', waitsFor: 'proposal', held: ['project'] },
    { act: 'release', waitsFor: 'contract', held: ['project', 'proposal'] },
    { act: 'settle', waitsFor: 'contract', held: [] },
    { act: 'settle', waitsFor: 'payment', held: ['contract'] },
  ] as const)('$act waits for the $waitsFor and holds $held', async ({ act, waitsFor, held }) => {
    const hire = await arrangeCharged()
    const rows = rowsOf(hire)
    const others = (['project', 'proposal', 'contract', 'payment'] as const).filter((name) => name !== waitsFor)

    const locked = await lookWhileWaiting(t.deps.database, rows[waitsFor], hire[act], async () => {
      const found: string[] = []
      for (const name of others) if (await isLocked(rows[name])) found.push(name)
      return found
    })

    expect(locked).toEqual(held)
  })
})

test('an approval that waited for a payment sees what it brought', async () => {
  const hire = await arrangeCharged()

  await t.race<unknown>({ table: 'contracts', id: hire.contractId }, [hire.settle, hire.release])

  const reason = (
    await t.pool.query('select reason from ledger.entries where chain_id = $1 order by id', [hire.contractId])
  ).rows
  expect(reason).toEqual([{ reason: 'fund' }, { reason: 'release' }])
  expect(await t.value('select status from contracts where id = $1', [hire.contractId])).toBe('completed')
})

test('a payment that is settled by two at once is recorded and told once', async () => {
  const hire = await arrangeCharged()

  await t.race<unknown>({ table: 'contracts', id: hire.contractId }, [hire.settle, hire.settle])

  const count = (table: string, where: string) =>
    t.value(`select count(*) from ${table} where ${where}`, [hire.contractId])
  expect(await count('ledger.entries', 'chain_id = $1')).toBe(1)
  expect(await count('events', "subject_id = $1 and kind = 'money.funded'")).toBe(1)
  expect(await count('notifications', "kind = 'money.held' and facts ->> 'contractId' = $1")).toBe(1)
})

/** With begin and commit. More is not wrong, but each costs as much as all that it does. */
const statementsMaximum = 31

test('a settlement takes few statements, and all that are alike are prepared', async () => {
  const hire = await arrangeCharged()
  const sent = vi.spyOn(pg.Client.prototype, 'query')

  await hire.settle()
  await hire.release()

  const statements = sent.mock.calls.map(([query]) => query as unknown as string | { name?: string; text: string })
  sent.mockRestore()
  const plain = statements.filter((query) => typeof query === 'string' || !query.name)
  expect(plain.map((query) => (typeof query === 'string' ? query : query.text))).toEqual([
    'begin',
    'commit',
    'begin',
    'commit',
  ])
  expect(statements.length).toBeLessThanOrEqual(statementsMaximum)
})
