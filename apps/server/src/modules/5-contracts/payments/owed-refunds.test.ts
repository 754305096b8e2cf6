import type {
  LedgerStatementView,
  NotificationView,
  OperatorActionView,
  OwedRefundView,
  PaymentView,
} from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { offer } from '../../../testing/contract-offers.ts'
import type { Hire } from '../../../testing/contracts.ts'
import { problemsAfter } from '../../../testing/damaged-ledger.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { insertOperator, makeOperator } from '../../../testing/operators.ts'
import { oweRefund } from '../../../testing/owed-refunds.ts'
import { arrangePaid } from '../../../testing/payments.ts'
import { expectSoundLedger } from '../../../testing/sound-ledger.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { failRefund } from './fail-refund.ts'

let t: TestApp
let operator: Awaited<ReturnType<typeof insertOperator>>
beforeAll(async () => {
  t = await startTestApp()
  operator = await insertOperator(t)
})

const url = '/api/admin/owed-refunds'
const words = { reference: 'SEPA 2026-11-0042', reason: 'The card was closed. Paid to the account they named.' }
const repay = (refundId: string, by: { token: string } = operator) =>
  t.as(by).post(`${url}/${refundId}/repayment`, words)

async function arrangeOwed(): Promise<Hire & { refundId: string }> {
  const hire = await arrangePaid(t)
  const { clientUser: client, freelancerUser: freelancer, contractId } = hire
  return { ...hire, refundId: await oweRefund(t, { client, freelancer, contractId }) }
}

const refundOf = async ({ contractId }: Hire) =>
  String(await t.value('select id from refunds where contract_id = $1', [contractId]))
const owed = async () => (await t.as(operator).get(`${url}?limit=100`)).json<OwedRefundView[]>()
const linesOf = async (hire: Hire) =>
  (await hire.client.get(`/api/contracts/${hire.contractId}/ledger`)).json<LedgerStatementView>().lines

describe('a refund that a bank sent back', () => {
  test('is shown to operators until one records that it was paid another way; then it is in the ledger, the log and told', async () => {
    const hire = await arrangeOwed()
    const { refundId } = hire
    expect((await owed()).find(({ _id }) => _id === refundId)).toMatchObject({
      contractId: hire.contractId,
      amount: 1000,
      client: { _id: hire.clientUser.id },
      isTest: true,
      mayRepay: true,
      repaid: null,
    })

    const answer = await repay(refundId)

    expect(answer.json()).toMatchObject({ _id: refundId, repaid: { reference: words.reference } })
    expect((await owed()).map(({ _id }) => _id)).not.toContain(refundId)
    expect((await linesOf(hire)).slice(-2)).toMatchObject([
      { reason: 'refund_repaid', account: 'refund_due', amount: -1000 },
      { reason: 'refund_repaid', account: 'refund_out', amount: 1000 },
    ])
    const [logged] = (await t.as(operator).get('/api/admin/log')).json<OperatorActionView[]>()
    expect(logged).toMatchObject({
      kind: 'refund.repaid',
      operator: { _id: operator.id },
      subject: { _id: hire.clientUser.id },
      target: refundId,
      reason: words.reason,
    })
    const [told] = (await hire.client.get('/api/notifications')).json<NotificationView[]>()
    expect(told?.kind).toBe('money.refund_repaid')
    expect(told?.text).toContain(words.reference)
    expect(told?.text).not.toContain('The card was closed')
    const [payment] = (await hire.client.get('/api/payments')).json<PaymentView[]>()
    expect(payment?.refunds).toMatchObject([{ status: 'failed', repaid: { reference: words.reference } }])
    await expectSoundLedger(t)
  })

  test('two operators at once: it is recorded once', async () => {
    const { refundId, ...hire } = await arrangeOwed()
    const other = await insertOperator(t)

    const answers = await t.race({ table: 'refunds', id: refundId }, [
      () => repay(refundId),
      () => repay(refundId, other),
    ])

    expect(sortedStatuses(answers)).toEqual([200, 409])
    expectFailure(answers.find(({ statusCode }) => statusCode === 409)!, 409, 'refund.repaid')
    expect((await linesOf(hire)).filter(({ reason }) => reason === 'refund_repaid')).toHaveLength(2)
    expect(await t.value('select count(*) from operator_log where target = $1', [refundId])).toBe(1)
    await expectSoundLedger(t)
  })

  test('the provider says again that it failed, or that it was sent after all: nothing is recorded a second time', async () => {
    const { refundId, ...hire } = await arrangeOwed()
    const [repaid] = await t.race({ table: 'refunds', id: refundId }, [
      () => repay(refundId),
      async () => {
        await failRefund(t.deps, refundId, 're_late')
        return undefined
      },
    ])
    expect(repaid?.statusCode).toBe(200)
    expect(await t.value('select repaid_reference from refunds where id = $1', [refundId])).toBe(words.reference)
    expect((await linesOf(hire)).filter(({ account }) => account === 'refund_due')).toHaveLength(2)
    await expectSoundLedger(t)
  })

  test('one that is on its way or was sent, a side of the contract and others are refused', async () => {
    const hire = await arrangePaid(t)
    await (await offer(hire, 'client', { release: 400, refund: 600 })).accept('freelancer')
    const refundId = await refundOf(hire)
    expectFailure(await repay(refundId), 409, 'refund.not_owed')
    await t.runJobs()
    expectFailure(await repay(refundId), 409, 'refund.not_owed')
    expectFailure(await repay(t.newId()), 404, 'refund.not_found')

    const owedOne = await arrangeOwed()
    for (const side of [owedOne.clientUser, owedOne.freelancerUser]) {
      expectFailure(await repay(owedOne.refundId, side), 404, 'route.not_found')
      await makeOperator(t, side)
      expectFailure(await repay(owedOne.refundId, side), 403, 'operator.own_matter')
    }
    for (const body of [{ reason: 'x' }, { reference: 'x' }, { reference: ' ', reason: 'x' }]) {
      const answer = await t.as(operator).post(`${url}/${owedOne.refundId}/repayment`, body)
      expectFailure(answer, 400, 'request.invalid')
    }
  })

  test('sent twice with one key, it is recorded once and answered alike', async () => {
    const { refundId } = await arrangeOwed()
    const send = () =>
      t.app.inject({
        method: 'POST',
        url: `${url}/${refundId}/repayment`,
        headers: { authorization: `Bearer ${operator.token}`, 'idempotency-key': `repay-${refundId}` },
        payload: words,
      })

    const [first, again] = [await send(), await send()]

    expect([again.statusCode, again.body]).toEqual([200, first.body])
  })

  test('are listed page by page, the oldest first', async () => {
    const made = [await arrangeOwed(), await arrangeOwed()].map(({ refundId }) => refundId)
    const shown: string[] = []
    let path: string | undefined = `${url}?limit=1`
    while (path) {
      const answer = await t.as(operator).get(path)
      shown.push(...answer.json<OwedRefundView[]>().map(({ _id }) => _id))
      const next = answer.headers['x-next-cursor']
      path = next ? `${url}?limit=1&cursor=${encodeURIComponent(String(next))}` : undefined
    }

    expect(shown.slice(-2)).toEqual(made)
    expect(new Set(shown).size).toBe(shown.length)
  })

  test('a repayment that the ledger does not know, or that is of another amount, is found by the audit', async () => {
    const { refundId } = await arrangeOwed()
    await repay(refundId)
    const check = 'refunds paid another way and the ledger agree'

    const unknown = await problemsAfter(
      t,
      `update refunds set repaid_at = null, repaid_reference = null where id = '${refundId}'`,
    )
    const lacking = await problemsAfter(
      t,
      `update ledger.entries set source = 'x' where reason = 'refund_repaid' and source = '${refundId}'`,
    )

    for (const problems of [unknown, lacking]) expect(problems.some((problem) => problem.startsWith(check))).toBe(true)
  })
})
