import { type NeedView, needKinds } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { isUrgent, needWords, nextStep, waitText } from './need-words.ts'

const need = (part: Partial<NeedView>): NeedView => ({
  kind: 'message',
  title: 'A bench',
  person: { _id: 'p', name: 'Ada' },
  subjectId: 's',
  since: '2026-03-01T00:00:00.000Z',
  dueAt: null,
  count: 1,
  unread: 0,
  ...part,
})

test.each<[Partial<NeedView>, string, string]>([
  [{ kind: 'proposals', person: null, count: 3, unread: 2 }, 'Proposals waiting: 3, 2 unread', '/projects/s'],
  [{ kind: 'proposals', person: null }, 'Proposals waiting: 1', '/projects/s'],
  [{ kind: 'message', count: 2 }, 'Ada wrote 2 messages to you', '/messages/chat/s'],
  [{ kind: 'payment_due' }, 'Your payment to Ada is due', '/contracts/s/pay'],
])('what is needed: %o', (part, what, to) => {
  expect(needWords(need(part))).toMatchObject({ what, to })
})

test('no need says what a button or a card of the lists below says', () => {
  const words = needKinds.flatMap((kind) => [need({ kind }), need({ kind, count: 3, unread: 2 })]).map(needWords)
  const buttons = /\bview|proposals|accept|approve|request changes|upload|connect|message/i
  const cards = /\d proposal|proposals? to read/i
  expect(words.map(({ act }) => act).filter((act) => buttons.test(act))).toEqual([])
  expect(words.map(({ what }) => what).filter((what) => cards.test(what))).toEqual([])
})

test('the next step leads to the project that nobody proposed to', () => {
  expect(nextStep('client', 'p')).toMatchObject({ to: { pathname: '/projects/p', hash: '#suggested' } })
  expect([nextStep('client', null).to, nextStep('freelancer', null).to]).toEqual(['/clientForm', '/freelance'])
})

test('since when, and whether it is urgent', () => {
  const now = new Date('2026-03-03T12:00:00Z')
  expect(waitText('2026-03-01T00:00:00Z', now)).toBe('waiting for 2 days')
  expect(waitText('2026-03-03T12:00:30Z', now)).toBe('just now')
  expect([isUrgent('2026-03-06T11:00:00Z', now), isUrgent('2026-03-07T00:00:00Z', now)]).toEqual([true, false])
})
