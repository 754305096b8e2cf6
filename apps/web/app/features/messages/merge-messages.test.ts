import type { MessageChangesView, MessagePageView, MessageView } from '@guildhall/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addChanges, addLive, addPage, emptyThread, isBehind, runAround, type Thread } from './merge-messages.ts'
import { confirmedBy } from './thread-state.ts'

const limit = 3
const ownId = '00000000-0000-4000-8000-000000000003'

/** The server's rules in memory: `seq` without gaps, every change numbered. */
class ServerModel {
  readonly messages: MessageView[] = []
  change = 0

  send(clientId: string | null = null): MessageView {
    const earlier = clientId && this.messages.find((message) => message.clientId === clientId)
    if (earlier) return earlier
    return this.#put({
      conversationId: '00000000-0000-4000-8000-000000000001',
      seq: this.messages.length + 1,
      change: 0,
      clientId,
      authorId: clientId ? ownId : '00000000-0000-4000-8000-000000000002',
      kind: 'text',
      text: 'first',
      files: [],
      event: null,
      offPlatform: null,
      createdAt: '2026-01-01T00:00:00.000Z',
      editedAt: null,
      deletedAt: null,
    })
  }

  edit(seq: number): MessageView | undefined {
    const found = this.messages[seq - 1]
    return found && this.#put({ ...found, text: `edited at ${this.change + 1}` })
  }

  delete(seq: number): MessageView | undefined {
    const found = this.messages[seq - 1]
    return found && this.#put({ ...found, text: '', deletedAt: '2026-01-02T00:00:00.000Z' })
  }

  page(from: number, to: number): MessagePageView {
    const messages = this.messages.filter(({ seq }) => seq >= from && seq <= to)
    return { messages, hasEarlier: false, hasLater: false, change: this.change, ...this.#readPositions() }
  }

  changes(since: number): MessageChangesView {
    const later = this.messages.filter(({ change }) => change > since).sort((one, other) => one.change - other.change)
    const messages = later.slice(0, limit)
    const hasMore = later.length > limit
    return {
      messages,
      hasMore,
      change: hasMore ? (messages.at(-1)?.change ?? since) : this.change,
      ...this.#readPositions(),
    }
  }

  #readPositions = () => ({ lastSeq: this.messages.length, readSeq: 0, otherReadSeq: 0 })

  #put(message: MessageView): MessageView {
    this.change += 1
    const stored = { ...message, change: this.change }
    this.messages[stored.seq - 1] = stored
    return stored
  }
}

function fetchTheRest(server: ServerModel, start: Thread): Thread {
  let thread = start
  for (let hasMore = true; hasMore; ) {
    const since = thread.change ?? 0
    const changes = server.changes(since)
    thread = thread.change === undefined ? addPage(thread, server.page(1, 2)) : addChanges(thread, since, changes)
    hasMore = isBehind(thread) || changes.hasMore
  }
  for (let run = runAround(thread, thread.lastSeq); ; run = runAround(thread, thread.lastSeq)) {
    const first = run.messages[0]?.seq ?? thread.lastSeq + 1
    if (first <= 1) return thread
    thread = addPage(thread, server.page(first - limit, first - 1))
  }
}

type Delivery = (thread: Thread) => Thread

/** Must hold at every moment: no gap, no duplicate, and nothing ever gets older. */
function expectSound(before: Thread, after: Thread) {
  const shown = runAround(after, after.lastSeq).messages.map(({ seq }) => seq)
  expect(shown).toEqual(shown.map((_, index) => after.lastSeq - shown.length + 1 + index))
  for (const [seq, { change }] of before.messages)
    expect(after.messages.get(seq)?.change).toBeGreaterThanOrEqual(change)
}

test('any mix of sending again, edits, deletions, lost, doubled and reordered events, late pages and late changes ends as the server has it', () => {
  const step = fc.oneof(
    fc.record({ does: fc.constant('send' as const), copies: fc.nat(2), delay: fc.nat(6), isLong: fc.boolean() }),
    fc.record({
      does: fc.constant('edit' as const),
      seq: fc.integer({ min: 1, max: 12 }),
      copies: fc.nat(2),
      delay: fc.nat(6),
    }),
    fc.record({
      does: fc.constant('delete' as const),
      seq: fc.integer({ min: 1, max: 12 }),
      copies: fc.nat(2),
      delay: fc.nat(6),
    }),
    // One's own message: the request or its answer may be lost, and both may be late.
    fc.record({
      does: fc.constant('write' as const),
      copies: fc.nat(2),
      delay: fc.nat(6),
      isLost: fc.boolean(),
      isAnswered: fc.boolean(),
    }),
    fc.record({ does: fc.constant('resend' as const), delay: fc.nat(6), isAnswered: fc.boolean() }),
    fc.record({ does: fc.constant('page' as const), from: fc.integer({ min: 1, max: 12 }), delay: fc.nat(6) }),
    fc.record({ does: fc.constant('changes' as const), delay: fc.nat(6) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const server = new ServerModel()
      let thread = emptyThread
      const written: string[] = []
      let unsent: string[] = []
      const underWay: { at: number; deliver: Delivery }[] = []
      function deliver(arrived: { deliver: Delivery }) {
        const next = arrived.deliver(thread)
        expectSound(thread, next)
        thread = next
        const confirmed = confirmedBy(thread, ownId)
        unsent = unsent.filter((clientId) => !confirmed.has(clientId))
      }
      function tell({ change, ...message }: MessageView, at: number, copies: number, isLong = false) {
        const event = isLong ? { change } : { change, message: { change, ...message } }
        for (let copy = 0; copy < copies; copy++)
          underWay.push({ at: at + copy, deliver: (known) => addLive(known, event) })
      }

      steps.forEach((one, now) => {
        const at = now + one.delay
        if (one.does === 'page') {
          const page = server.page(one.from, one.from + limit)
          underWay.push({ at, deliver: (known) => addPage(known, page) })
        } else if (one.does === 'changes') {
          const since = thread.change
          if (since !== undefined) {
            const changes = server.changes(since)
            underWay.push({ at, deliver: (known) => addChanges(known, since, changes) })
          }
        } else if (one.does === 'write') {
          const clientId = `written ${now}`
          written.push(clientId)
          unsent.push(clientId)
          if (!one.isLost) tell(server.send(clientId), at, one.copies + (one.isAnswered ? 1 : 0))
        } else if (one.does === 'resend') {
          for (const clientId of unsent) tell(server.send(clientId), at, one.isAnswered ? 1 : 0)
        } else {
          const message =
            one.does === 'send' ? server.send() : one.does === 'edit' ? server.edit(one.seq) : server.delete(one.seq)
          if (message) tell(message, at, one.copies, one.does === 'send' && one.isLong)
        }
        for (const arrived of underWay.filter((delivery) => delivery.at === now)) deliver(arrived)
      })
      for (const arrived of underWay.filter(({ at }) => at >= steps.length)) deliver(arrived)
      for (const clientId of unsent) server.send(clientId)
      thread = fetchTheRest(server, thread)

      const shown = runAround(thread, thread.lastSeq).messages
      expect(shown).toEqual(server.messages)
      expect(thread).toMatchObject({ change: server.change, lastSeq: server.messages.length })
      const own = shown.flatMap(({ clientId }) => clientId ?? [])
      expect(own.toSorted()).toEqual(written.toSorted())
    }),
    { numRuns: 2_000 },
  )
})

test('a live message that follows on what is known is shown at once, without fetching', () => {
  const server = new ServerModel()
  server.send()
  const thread = addPage(emptyThread, server.page(1, 10))

  const next = addLive(thread, { change: 2, message: server.send() })

  expect(isBehind(next)).toBe(false)
  expect(runAround(next, 1).messages.map(({ seq }) => seq)).toEqual([1, 2])
})

test('a live event after a lost one asks for the changes, and the gap is not shown as a whole', () => {
  const server = new ServerModel()
  server.send()
  const thread = addPage(emptyThread, server.page(1, 10))
  server.send()

  const next = addLive(thread, { change: 3, message: server.send() })

  expect(isBehind(next)).toBe(true)
  expect(runAround(next, 1)).toMatchObject({ messages: [{ seq: 1 }], hasLater: true })
})

test('an answer that was under way before a live event does not hide that changes are missing', () => {
  const server = new ServerModel()
  server.send()
  const thread = addPage(emptyThread, server.page(1, 10))
  const early = server.changes(1)
  server.send()
  const later = addLive(thread, { change: 3, message: server.send() })

  expect(isBehind(addChanges(later, 1, early))).toBe(true)
})

test('a late event about a message that was edited before the first page does not bring back what it said', () => {
  const server = new ServerModel()
  const sent = server.send()
  server.send()
  server.edit(1)
  const thread = addPage(emptyThread, server.page(2, 2))

  const next = addLive(thread, { change: sent.change, message: sent })

  expect(next.messages.get(1)).toBeUndefined()
  expect(runAround(addPage(next, server.page(1, 1)), 2).messages).toEqual(server.messages)
})
