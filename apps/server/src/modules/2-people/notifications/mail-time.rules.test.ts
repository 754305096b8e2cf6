import { expect, test } from 'vitest'
import { type MailSettings, mailChoiceOf, mailDueAt, nextLocalTime } from './mail-time.rules.ts'

const settings: MailSettings = { choices: {}, mutedGroups: [], quiet: null, timeZone: 'UTC', digestHour: 8 }
const nightIn = (timeZone: string): MailSettings => ({ ...settings, timeZone, quiet: { from: 22 * 60, to: 7 * 60 } })
const iso = (at: Date | undefined) => at?.toISOString()

test.each([
  { at: '2026-05-01T12:00:00Z', due: '2026-05-01T12:01:00.000Z', why: 'by day, a minute later' },
  { at: '2026-05-01T19:58:30Z', due: '2026-05-01T19:59:30.000Z', why: 'before 22:00 in Berlin' },
  { at: '2026-05-01T19:59:00Z', due: '2026-05-02T05:00:00.000Z', why: 'at 22:00 sharp' },
  { at: '2026-05-02T04:58:59Z', due: '2026-05-02T05:00:00.000Z', why: 'a second before the quiet hours end' },
  { at: '2026-03-28T23:00:00Z', due: '2026-03-29T05:00:00.000Z', why: 'the night that clocks go forward' },
  { at: '2026-10-24T23:00:00Z', due: '2026-10-25T06:00:00.000Z', why: 'the night that clocks go back' },
])('quiet hours in Berlin: $why', ({ at, due }) => {
  expect(iso(mailDueAt(nightIn('Europe/Berlin'), 'now', new Date(at)))).toBe(due)
})

test.each([
  { zone: 'UTC', at: '2026-05-01T07:59:59Z', due: '2026-05-01T08:00:00.000Z' },
  { zone: 'UTC', at: '2026-05-01T08:00:00Z', due: '2026-05-02T08:00:00.000Z' },
  { zone: 'Asia/Kathmandu', at: '2026-05-01T12:00:00Z', due: '2026-05-02T02:15:00.000Z' },
  { zone: 'America/Los_Angeles', at: '2026-05-01T16:00:00Z', due: '2026-05-02T15:00:00.000Z' },
  { zone: 'Pacific/Kiritimati', at: '2026-05-01T12:00:00Z', due: '2026-05-01T18:00:00.000Z' },
])('the digest of 8 o’clock in $zone for $at is due at $due', ({ zone, at, due }) => {
  expect(iso(mailDueAt({ ...settings, timeZone: zone }, 'digest', new Date(at)))).toBe(due)
})

test('a time that clocks skip comes as much later as they are put forward', () => {
  expect(iso(nextLocalTime(new Date('2026-03-28T12:00:00Z'), 2 * 60 + 30, 'Europe/Berlin'))).toBe(
    '2026-03-29T01:30:00.000Z',
  )
})

test('a digest hour within the quiet hours waits until they end', () => {
  const early = { ...nightIn('UTC'), digestHour: 5 }

  expect(iso(mailDueAt(early, 'digest', new Date('2026-05-01T12:00:00Z')))).toBe('2026-05-02T07:00:00.000Z')
})

test.each([
  { hour: 0, due: '2026-05-02T00:00:00.000Z' },
  { hour: 1, due: '2026-05-02T07:00:00.000Z' },
  { hour: 7, due: '2026-05-02T07:00:00.000Z' },
])('with quiet hours from 1 to 7, the digest of hour $hour is due at $due', ({ hour, due }) => {
  const quietMorning = { ...settings, digestHour: hour, quiet: { from: 60, to: 7 * 60 } }

  expect(iso(mailDueAt(quietMorning, 'digest', new Date('2026-05-01T12:00:00Z')))).toBe(due)
})

test.each([
  { name: 'the default', change: {}, kind: 'proposal.received', choice: 'now' },
  { name: 'a choice', change: { choices: { 'proposal.received': 'off' } }, kind: 'proposal.received', choice: 'off' },
  { name: 'a muted group', change: { mutedGroups: ['hiring'] }, kind: 'proposal.received', choice: 'off' },
  { name: 'another muted group', change: { mutedGroups: ['work'] }, kind: 'proposal.received', choice: 'now' },
  { name: 'a kind with a mail of its own', change: {}, kind: 'account.security', choice: 'off' },
] as const)('the choice that counts: $name', ({ change, kind, choice }) => {
  expect(mailChoiceOf({ ...settings, ...change }, kind)).toBe(choice)
})
