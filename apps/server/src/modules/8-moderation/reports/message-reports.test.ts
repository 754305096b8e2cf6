import { describe, expect, test } from 'vitest'
import { describeOpenReports } from '../../../reports-command.ts'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { settleReport } from './shared/operator-reports.ts'

describe('a report', () => {
  test('keeps what the message said, once for each person and message', async () => {
    const t = await startTestApp()
    const { client, freelancer, conversationId, url, send } = await arrangeConversation(t)
    await send(client, 'Send me your password')

    const report = (reason: string) => t.as(freelancer).post(`${url}/reports`, { seq: 2, reason })
    const answers = [await report('Phishing'), await report('Again')]
    await t.as(client).delete(`${url}/messages/2`)

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    const kept = `select json_agg(json_build_array(r.reason, s.parts -> 0 ->> 'text')) from reports r
      join report_snapshots s on s.id = r.snapshot_id join report_cases c on c.id = r.case_id where c.target_id = $1`
    expect(await t.value(kept, [conversationId])).toEqual([['Phishing', 'Send me your password']])
  })

  test('on a message that is not there is refused, and needs a reason', async () => {
    const t = await startTestApp()
    const { client, url } = await arrangeConversation(t)

    expectFailure(await t.as(client).post(`${url}/reports`, { seq: 1, reason: 'x' }), 404, 'message.not_found')
    expectFailure(await t.as(client).post(`${url}/reports`, { reason: ' ' }), 400, 'request.invalid')
    expect((await t.as(client).post(`${url}/reports`, { reason: 'All of it' })).statusCode).toBe(204)
  })

  test('is listed as received to the person who made it, and to nobody else', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t)
    await send(client, 'Send me your password')
    t.setClock(new Date('2026-03-01T10:00:00Z'))
    await t.as(freelancer).post(`${url}/reports`, { seq: 2, reason: 'Phishing' })
    t.setClock(new Date('2026-03-02T10:00:00Z'))
    await t.as(freelancer).post(`${url}/reports`, { reason: 'All of it' })

    const [own, theirs] = [await t.as(freelancer).get(`${url}/reports`), await t.as(client).get(`${url}/reports`)]

    expect(own.json()).toEqual({
      reports: [
        { seq: null, status: 'received', createdAt: '2026-03-02T10:00:00.000Z' },
        { seq: 2, status: 'received', createdAt: '2026-03-01T10:00:00.000Z' },
      ],
    })
    expect(theirs.json()).toEqual({ reports: [] })
  })

  test('can block the other person at the same time; one that is refused blocks nobody', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t)
    await send(client, 'Send me your password')
    const isBlocked = async () =>
      (await t.as(freelancer).get(`/api/conversation-with/${client.id}`)).json().isBlockedByYou as boolean

    const refused = await t.as(freelancer).post(`${url}/reports`, { seq: 9, reason: 'Phishing', block: true })
    const before = await isBlocked()
    await t.as(freelancer).post(`${url}/reports`, { seq: 2, reason: 'Phishing', block: true })

    expectFailure(refused, 404, 'message.not_found')
    expect([before, await isBlocked()]).toEqual([false, true])
    expectFailure(await send(client, 'Hello?'), 404, 'conversation.not_found')
  })
})

describe('what the operator reads', () => {
  test('are open reports, newest first, up to a limit; closed ones are gone, and say so to who made them', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t)
    for (const text of ['One', 'Two']) await send(client, text)
    await t.pool.query('update report_cases set closed_at = now()')
    expect(await describeOpenReports(t.deps.database.db, 20)).toBe('There are no open reports.')
    for (const [seq, at] of [
      [2, '2026-03-01T10:00:00.000Z'],
      [3, '2026-03-02T10:00:00.000Z'],
    ] as const) {
      t.setClock(new Date(at))
      await t.as(freelancer).post(`${url}/reports`, { seq, reason: `Reason ${seq}` })
    }

    const all = await describeOpenReports(t.deps.database.db, 20)
    const one = await describeOpenReports(t.deps.database.db, 1)
    const id = /2026-03-02T10:00:00.000Z {2}([0-9a-f-]{36})/.exec(all)?.[1] ?? ''
    const closed = [
      await settleReport(t.deps.database.db, id, new Date()),
      await settleReport(t.deps.database.db, id, new Date()),
    ]

    expect(all.match(/Reason \d/g)).toEqual(['Reason 3', 'Reason 2'])
    expect(one).toContain('There are more')
    expect(one.match(/Reason \d/g)).toEqual(['Reason 3'])
    expect(closed).toEqual([1, 0])
    const left = await describeOpenReports(t.deps.database.db, 20)
    expect(left.match(/Reason \d/g)).toEqual(['Reason 2'])
    const own = (await t.as(freelancer).get(`${url}/reports`)).json()
    expect(own.reports.map((report: { status: string }) => report.status)).toEqual(['closed', 'received'])
  })

  test('cannot rewrite the terminal or pass for another report', async () => {
    const t = await startTestApp()
    const { client, freelancer, url, send } = await arrangeConversation(t)
    await send(client, 'a\u001b[2Jb\u202ec\n2026-01-01T00:00:00.000Z  forged')
    await t.as(freelancer).post(`${url}/reports`, { seq: 2, reason: 'See it' })

    const printed = await describeOpenReports(t.deps.database.db, 20)

    expect(printed).toContain('a\\u{1b}[2Jb\\u{202e}c\n          | 2026-01-01T00:00:00.000Z  forged')
    expect(printed).not.toMatch(/[^\P{C}\n]/u)
  })
})
