import type { NotificationSettingsBody } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookBehind } from '../../../testing/race.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { recordSecurity } from '../accounts/shared/record-security.ts'
import { mailPerson } from './mail-person.ts'
import { type Notice, notify } from './shared/notify.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const noon = new Date('2026-05-01T12:00:00Z')
const at = (time: string, day = '01') => t.setClock(new Date(`2026-05-${day}T${time}:00Z`))

const projectId = '01890000-0000-7000-8000-000000000001'

type Person = { id: string; token: string; email: string }
const tell = (person: Person, kind: Notice['kind'], event: string, facts: Notice['facts'] = {}) =>
  t.db.transaction((tx) =>
    notify(t.deps, tx, [
      { userId: person.id, kind, facts: { actorName: 'Ada', projectTitle: event, ...facts }, event },
    ]),
  )
const choose = (person: Person, settings: Partial<NotificationSettingsBody>) =>
  t.as(person).put('/api/notifications/settings', {
    choices: {},
    quietHours: null,
    timeZone: 'UTC',
    digestHour: 8,
    ...settings,
  })
/** Runs all waiting jobs, also those scheduled for later: a job checks the clock itself. */
const runJobs = () => t.runJobs(true)
const bodies = async (person: Person) => (await t.mailsTo(person.email)).map(({ text }) => text ?? '')

async function arrange() {
  t.setClock(noon)
  return t.insertUser()
}

describe('mailed right away', () => {
  test('what happens within a minute comes in one mail, once', async () => {
    const person = await arrange()
    await tell(person, 'proposal.received', 'First')
    await tell(person, 'proposal.received', 'Second')

    await runJobs()
    await runJobs()
    await mailPerson(t.deps, { userId: person.id })
    await runJobs()

    const mails = await t.mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 notifications from Guildhall'])
    expect(mails[0]?.text).toContain('Ada sent a proposal for “First”.')
    expect(mails[0]?.text).toContain('Ada sent a proposal for “Second”.')
  })

  test('jobs of the same minute are one', async () => {
    const person = await arrange()
    const waiting = () =>
      t.value(`select count(*) from jobs.job where name = 'notifications.mail_person' and data ->> 'userId' = $1`, [
        person.id,
      ])
    for (const event of ['1', '2', '3']) await tell(person, 'proposal.received', event)

    await t.runJobs()

    expect(await waiting()).toBe(1)
  })

  test('a mail about one thing leads there', async () => {
    const person = await arrange()
    await tell(person, 'proposal.accepted', 'Signs', { projectId })

    await runJobs()

    const [mail] = await t.mailsTo(person.email)
    expect(mail?.subject).toBe('Ada accepted your proposal for “Signs”')
    expect(mail?.text).toContain(`http://localhost:3000/projects/${projectId}`)
  })

  test('what was read meanwhile, is switched off, or has a mail of its own is not mailed', async () => {
    const person = await arrange()
    await choose(person, { choices: { 'delivery.submitted': 'off' } })
    await tell(person, 'proposal.received', 'Read')
    await tell(person, 'delivery.submitted', 'Off')
    await tell(person, 'account.security', 'Own')
    await t.pool.query(`update notifications set read_at = now() where user_id = $1 and kind = 'proposal.received'`, [
      person.id,
    ])

    await runJobs()

    expect(await bodies(person)).toEqual([])
  })

  test('after a mail about messages, more of them send none until the person has read', async () => {
    const person = await arrange()
    const write = (event: string) =>
      t.db.transaction((tx) =>
        notify(t.deps, tx, [
          { userId: person.id, kind: 'message.received', facts: { actorName: 'Ada' }, event, stack: 'c1' },
        ]),
      )
    await write('m1')
    await runJobs()
    await write('m2')
    await runJobs()
    const whileUnread = (await bodies(person)).length

    await t.as(person).post('/api/notifications/read', { upTo: '2026-06-01T00:00:00Z' })
    await write('m3')
    await runJobs()

    expect([whileUnread, (await bodies(person)).length]).toEqual([1, 2])
  })

  test('many newer ones that are switched off do not hide it', async () => {
    const person = await arrange()
    await choose(person, { choices: { 'proposal.not_selected': 'off' } })
    await tell(person, 'proposal.received', 'Hidden')
    at('12:01')
    const many = Array.from({ length: 201 }, (_, number) => `Declined ${number}`)
    const notices = many.map((event) => ({
      userId: person.id,
      kind: 'proposal.not_selected' as const,
      facts: {},
      event,
    }))
    await t.db.transaction((tx) => notify(t.deps, tx, notices))
    await runJobs()
    await runJobs()
    expect(await bodies(person)).toEqual([expect.stringContaining('“Hidden”')])
  })

  test('more than one mail can hold are all mailed', async () => {
    const person = await arrange()
    const many = Array.from({ length: 201 }, (_, number) => `Project ${number}`)
    const notices = many.map((event) => ({ userId: person.id, kind: 'proposal.received' as const, facts: {}, event }))
    await t.db.transaction((tx) => notify(t.deps, tx, notices))
    at('12:02')
    for (let round = 0; round < 3; round += 1) await runJobs()
    expect(
      await t.value('select count(*) from notifications where user_id = $1 and mailed_at is null', [person.id]),
    ).toBe(0)
  })

  test('two runs at the same time mail once', async () => {
    const person = await arrange()
    await tell(person, 'proposal.received', 'First')
    const mail = () => mailPerson(t.deps, { userId: person.id })
    const writingMails = { text: 'lock table mail_outbox in share mode', values: [] }

    await lookBehind(t.deps.database, writingMails, mail, mail)
    await runJobs()

    expect(await bodies(person)).toHaveLength(1)
  })

  test('an address that is not confirmed gets mails about the security of its account alone', async () => {
    const person = await arrange()
    await t.pool.query('update users set email_confirmed_at = null where id = $1', [person.id])
    await tell(person, 'proposal.received', 'First')
    await t.db.transaction((tx) =>
      recordSecurity(t.deps, tx, person.id, {
        ...{
          kind: 'account.password_changed',
          context: { removed: { passkeys: [], identities: [], twoFactorOff: false } },
        },
      }),
    )
    const subjects = async () => (await t.mailsTo(person.email)).map(({ subject }) => subject)

    await runJobs()
    const before = await subjects()
    await t.pool.query('update users set email_confirmed_at = now() where id = $1', [person.id])
    await tell(person, 'proposal.received', 'Second')
    await runJobs()

    expect(before).toEqual(['Your password was changed'])
    expect(new Set(await subjects())).toEqual(new Set(['Your password was changed', '2 notifications from Guildhall']))
  })

  test('a mail about one thing is headed by what it is, and long names do not hide what happened', async () => {
    const person = await arrange()
    await tell(person, 'proposal.received', 'First', {
      actorName: 'x'.repeat(200),
      projectTitle: `\u202e<b>${'y'.repeat(200)}`,
      projectId,
    })

    await runJobs()

    const [mail] = await t.mailsTo(person.email)
    const [name, title] = [`${'x'.repeat(59)}…`, `<b>${'y'.repeat(76)}…`]
    // The subject is cut at 150 characters.
    expect(mail?.subject).toMatch(new RegExp(`^${name} sent a proposal for “<b>y+…$`))
    expect(mail?.text).toContain(`\n${name} sent a proposal for “${title}”.\n`)
    expect(mail?.html).toMatch(/<h1[^>]*>A proposal for your project<\/h1>/)
    expect(mail?.html).toMatch(
      new RegExp(`<a href="http://localhost:3000/projects/${projectId}"[^>]*>Open the project</a>`),
    )
  })

  test('no mail leaves for an address of the demo', async () => {
    const person = await arrange()
    const address = `${person.id}@demo.guildhall.example`
    await t.pool.query('update users set email = $2 where id = $1', [person.id, address])
    await tell(person, 'proposal.received', 'First')

    await runJobs()

    expect(await t.mailsTo(address)).toEqual([])
    expect(await t.value('select count(*) from mail_outbox where user_id = $1', [person.id])).toBe(0)
  })
})

describe('quiet hours', () => {
  const night = { from: '22:00', to: '07:00' }

  test('hold mails back until they end in the person’s time zone', async () => {
    const person = await arrange()
    await choose(person, { quietHours: night, timeZone: 'Europe/Berlin' })
    at('21:30')
    await tell(person, 'proposal.received', 'At night')

    await runJobs()
    at('04:59', '02')
    await runJobs()
    const before = (await bodies(person)).length
    at('05:00', '02')
    await runJobs()

    expect([before, (await bodies(person)).length]).toEqual([0, 1])
  })

  test('that are given up let a waiting mail go', async () => {
    const person = await arrange()
    await choose(person, { quietHours: night })
    at('23:00')
    await tell(person, 'proposal.received', 'At night')
    await runJobs()

    await choose(person, { quietHours: null })
    await runJobs()

    expect(await bodies(person)).toHaveLength(1)
  })
})

describe('the daily digest', () => {
  test('comes at the chosen hour with all that is unread', async () => {
    const person = await arrange()
    await choose(person, { choices: { 'proposal.received': 'digest' }, digestHour: 18 })
    await tell(person, 'proposal.received', 'First')
    await tell(person, 'proposal.received', 'Second')

    at('17:59')
    await runJobs()
    const early = (await bodies(person)).length
    at('18:00')
    await runJobs()
    await runJobs()

    const mails = await bodies(person)
    expect([early, mails.length]).toEqual([0, 1])
    expect(mails[0]).toMatch(/First[\s\S]*Second|Second[\s\S]*First/)
  })

  test('comes at 8 in the time zone of the browser, as long as no settings are saved', async () => {
    const person = await arrange()
    await t.as(person).put('/api/notifications/time-zone', { timeZone: 'America/New_York' })
    await tell(person, 'proposal.not_selected', 'First')

    at('11:59', '02')
    await runJobs()
    const early = (await bodies(person)).length
    at('12:00', '02')
    await runJobs()

    expect([early, (await bodies(person)).length]).toEqual([0, 1])
  })

  test('of nothing unread is no mail', async () => {
    const person = await arrange()
    await tell(person, 'proposal.not_selected', 'First')
    await t.as(person).post('/api/notifications/read', { upTo: noon.toISOString() })

    at('08:00', '02')
    await runJobs()

    expect(await bodies(person)).toEqual([])
  })
})
