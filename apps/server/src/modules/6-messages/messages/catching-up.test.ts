import type { MessageView } from '@guildhall/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { arrangeConversation } from '../../../testing/conversations.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})

const who = fc.constantFrom('client', 'freelancer' as const)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('send' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constantFrom('edit' as const, 'delete' as const), who, which: fc.nat(30) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('read' as const), who, which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('catchUp' as const), limit: fc.integer({ min: 1, max: 4 }) }) },
)

test('catching up now and then, a page at a time, ends with what a fresh read would show', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { client, freelancer, url, send, page, changes } = await arrangeConversation(t, { isHired: true })
      const people = { client, freelancer }
      const known = new Map<number, MessageView>()
      let since = 0
      let lastSeq = 0
      const catchUpOnce = async (limit: number) => {
        const answer = await changes(freelancer, since, limit)
        for (const message of answer.messages) known.set(message.seq, message)
        expect(answer.change).toBeGreaterThanOrEqual(since)
        since = answer.change
        return answer.hasMore
      }

      for (const one of steps) {
        if (one.act === 'catchUp') {
          await catchUpOnce(one.limit)
        } else if (one.act === 'send') {
          lastSeq = (await send(people[one.who], `Message after ${lastSeq}`)).json().seq ?? lastSeq
        } else {
          const seq = (one.which % Math.max(1, lastSeq)) + 1
          const as = t.as(people[one.who])
          if (one.act === 'edit') await as.put(`${url}/messages/${seq}`, { text: `Edited at ${since} ${one.which}` })
          if (one.act === 'delete') await as.delete(`${url}/messages/${seq}`)
          if (one.act === 'read') await as.post(`${url}/read`, { seq })
        }
      }
      while (await catchUpOnce(2));

      const all = await page(freelancer, '?limit=100')
      expect([...known.values()].sort((one, other) => one.seq - other.seq)).toEqual(all.messages)
      expect(since).toBe(all.change)
      expect(all.messages.map(({ seq }) => seq)).toEqual(all.messages.map((_, index) => index + 1))
    }),
    { numRuns: 40 },
  )
})
