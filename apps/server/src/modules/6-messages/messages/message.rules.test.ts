import { refusalToChangeMessage, strangerLimits } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { refusalToStart, refusalToWrite, refusalToWriteMore } from './message.rules.ts'

const nothing = {
  proposedToMe: false,
  iProposed: false,
  isHired: false,
  theyWrote: false,
  iBlocked: false,
  theyBlocked: false,
  theyLeft: false,
}

test.each([
  { facts: {}, refusal: 'conversation.not_found' },
  { facts: { proposedToMe: true }, refusal: null },
  { facts: { iProposed: true }, refusal: 'conversation.client_writes_first' },
  { facts: { iProposed: true, theyWrote: true }, refusal: null },
  { facts: { iProposed: true, isHired: true }, refusal: null },
  { facts: { iProposed: true, proposedToMe: true }, refusal: null },
  { facts: { theyWrote: true }, refusal: null },
  { facts: { isHired: true, iBlocked: true }, refusal: 'conversation.you_blocked' },
  { facts: { isHired: true, theyBlocked: true }, refusal: 'conversation.not_found' },
  { facts: { isHired: true, theyBlocked: true, iBlocked: true }, refusal: 'conversation.not_found' },
  { facts: { isHired: true, theyLeft: true }, refusal: 'conversation.former_member' },
  { facts: { isHired: true, theyLeft: true, iBlocked: true }, refusal: 'conversation.former_member' },
  { facts: { theyLeft: true }, refusal: 'conversation.not_found' },
  { facts: { iProposed: true, theyBlocked: true }, refusal: 'conversation.not_found' },
])('writing with $facts gives $refusal', ({ facts, refusal }) => {
  expect(refusalToWrite({ ...nothing, ...facts })).toBe(refusal)
})

const { unansweredPerDay, newConversationsPerDay } = strangerLimits
test.each([
  { isHired: false, count: unansweredPerDay - 1, refusal: null },
  { isHired: false, count: unansweredPerDay, refusal: 'conversation.wait_for_answer' },
  { isHired: true, count: unansweredPerDay, refusal: null },
])('another message after $count without an answer, hired: $isHired, gives $refusal', ({ isHired, count, refusal }) => {
  expect(refusalToWriteMore({ isHired, unansweredWithinDay: count })).toBe(refusal)
})

test.each([
  { isHired: false, count: newConversationsPerDay - 1, refusal: null },
  { isHired: false, count: newConversationsPerDay, refusal: 'conversation.too_many_new' },
  { isHired: true, count: newConversationsPerDay, refusal: null },
])('a new conversation after $count, hired: $isHired, gives $refusal', ({ isHired, count, refusal }) => {
  expect(refusalToStart({ isHired, startedWithinDay: count })).toBe(refusal)
})

describe('changing a message', () => {
  const message = {
    authorId: 'me',
    kind: 'text' as 'text' | 'event',
    createdAt: '2030-01-01T10:00:00.000Z',
    deletedAt: null as string | null,
  }
  const cases: { change: Partial<typeof message>; viewer?: string; at: string; refusal: string | null }[] = [
    { change: {}, at: '10:00:00.000', refusal: null },
    { change: {}, at: '10:15:00.000', refusal: null },
    { change: {}, at: '10:15:00.001', refusal: 'message.too_late' },
    { change: {}, viewer: 'you', at: '10:00:00.000', refusal: 'message.not_yours' },
    { change: { kind: 'event' }, at: '10:00:00.000', refusal: 'message.not_yours' },
    { change: { deletedAt: '2030-01-01T10:01:00.000Z' }, at: '10:02:00.000', refusal: 'message.deleted' },
  ]

  test.each(cases)('$change by $viewer at $at gives $refusal', ({ change, viewer = 'me', at, refusal }) => {
    expect(refusalToChangeMessage({ ...message, ...change }, viewer, new Date(`2030-01-01T${at}Z`))).toBe(refusal)
  })
})
