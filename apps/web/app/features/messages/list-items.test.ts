import type { MessageView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { listItems } from './list-items.ts'

const message = (seq: number, createdAt: string, authorId = 'ada'): MessageView => ({
  conversationId: 'c',
  seq,
  change: seq,
  clientId: null,
  authorId,
  kind: 'text',
  text: 'Hello',
  files: [],
  event: null,
  offPlatform: null,
  createdAt,
  editedAt: null,
  deletedAt: null,
})
const viewer = { userId: 'ada', unreadAfter: undefined }

test('messages of one author within five minutes form a group; another author, a pause or a day begins one', () => {
  const items = listItems(
    [
      message(1, '2026-03-01T10:00:00.000'),
      message(2, '2026-03-01T10:04:00.000'),
      message(3, '2026-03-01T10:10:00.000'),
      message(4, '2026-03-01T10:10:30.000', 'ben'),
      message(5, '2026-03-02T10:10:00.000', 'ben'),
    ],
    [],
    viewer,
  )

  expect(items.map(({ startsGroup }) => startsGroup)).toEqual([true, false, true, true, true])
  expect(items.map(({ day }) => day !== undefined)).toEqual([true, false, false, false, true])
})

test('the unread rule stands above the first message after the last read one', () => {
  const at = '2026-03-01T10:00:00.000'
  const items = listItems([message(4, at), message(5, at), message(6, at)], [], { ...viewer, unreadAfter: 4 })

  expect(items.map(({ isFirstUnread }) => isFirstUnread)).toEqual([false, true, false])
})

test('what is not sent yet stands at the end, in the order it was written', () => {
  const waiting = (clientId: string) => ({
    ...{ clientId, text: 'Later', hasFiles: false, files: [], state: 'failed' as const },
    createdAt: '2026-03-01T09:00:00.000',
  })
  const items = listItems([message(1, '2026-03-01T10:00:00.000')], [waiting('x'), waiting('y')], viewer)

  expect(items.map(({ key }) => key)).toEqual(['1', 'x', 'y'])
})
