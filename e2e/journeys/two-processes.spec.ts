import type { Page } from '@playwright/test'
import { connected } from '../support/connected.ts'
import { propose } from '../support/conversations.ts'
import { confirmAddress } from '../support/mail.ts'
import { insertPerson } from '../support/people.ts'
import { startTwoProcesses } from '../support/server.ts'
import { openSwitchboard } from '../support/switchboard.ts'
import { expect, test } from '../support/test.ts'

test.use({
  // From the killed process.
  expectedErrors: [/ERR_(CONNECTION|EMPTY|SOCKET|INCOMPLETE)|WebSocket/],
})

const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
const feed = (page: Page) => page.getByRole('feed')

const numbered = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `${name} ${from + place}.`)

async function write(page: Page, texts: string[]) {
  for (const text of texts) {
    await composer(page).fill(text)
    await composer(page).press('Enter')
  }
}

/** Scrolls from the end to the beginning. */
async function readAll(page: Page): Promise<string[]> {
  const shown = new Map<number, Set<string>>()
  const rows = feed(page).getByRole('article')
  const look = async () => {
    const found = await rows.evaluateAll((articles) =>
      articles.map((article) => [article.getAttribute('aria-posinset'), article.textContent] as const),
    )
    for (const [position, text] of found) {
      if (position === null) throw new Error(`the page still has an unsent message: ${text}`)
      const texts = shown.get(Number(position)) ?? new Set()
      shown.set(Number(position), texts)
      for (const [written] of text.matchAll(/\b(Client|Freelancer) \d+\./g)) texts.add(written)
    }
  }
  await feed(page).hover()
  const hasAll = () => shown.has(1) && shown.size === Math.max(...shown.keys())
  await expect(async () => {
    await look()
    await page.mouse.wheel(0, -450) // less than the list is high
    expect(hasAll()).toBe(true)
  }).toPass({ intervals: [50], timeout: 60_000 })
  return [...shown].toSorted(([one], [other]) => one - other).flatMap(([, texts]) => [...texts])
}

test('two people write through two processes, one of which is killed: both end with every message once, in one order', async ({
  pageOf,
}) => {
  test.slow()
  const { processes, databaseUrl, stop } = await startTwoProcesses()
  const [doomed, lasting] = processes
  const switchboard = await openSwitchboard(doomed.url)
  try {
    const [client, freelancer] = [await insertPerson(lasting.url), await insertPerson(lasting.url)]
    for (const { userId } of [client, freelancer]) await confirmAddress(databaseUrl, userId)
    const { _id: proposalId } = await propose(client, freelancer)
    // After a hire, messages are not limited.
    await client.call('POST', `/api/proposals/${proposalId}/accept`)
    const [hers, his] = [await pageOf(client, switchboard.url), await pageOf(freelancer, lasting.url)]

    const first = connected(hers)
    await hers.goto(`/messages/chat/${freelancer.userId}`)
    await first
    await write(hers, ['Client 1.'])
    await expect(feed(hers).getByText('Sent', { exact: true })).toBeVisible()
    const second = connected(his)
    await his.goto(`/messages/chat/${client.userId}`)
    await second
    await write(his, ['Freelancer 1.'])
    await expect(feed(hers).getByText('Freelancer 1.')).toBeVisible()

    await test.step('both write at once', async () => {
      await Promise.all([write(hers, numbered('Client', 2, 10)), write(his, numbered('Freelancer', 2, 10))])
      await expect(feed(his).getByText('Client 10.')).toBeVisible()
      await expect(feed(hers).getByText('Freelancer 10.')).toBeVisible()
    })

    await test.step('her process is killed while they write, and she writes on', async () => {
      const writing = [write(hers, numbered('Client', 11, 22)), write(his, numbered('Freelancer', 11, 25))]
      await expect(feed(his).getByText('Client 13.')).toBeVisible()
      switchboard.turnTo(undefined)
      await doomed.kill()
      await Promise.all(writing)
      // However fast she wrote until now.
      await write(hers, numbered('Client', 23, 25))
      await expect(hers.getByText('Not sent yet.').first()).toBeVisible()
    })

    await test.step('her browser comes back to the other process, and sends what waited', async () => {
      const again = connected(hers)
      switchboard.turnTo(lasting.url)
      await again
      await expect(feed(his).getByText('Client 25.')).toBeVisible()
      await Promise.all([write(hers, numbered('Client', 26, 30)), write(his, numbered('Freelancer', 26, 30))])
      await expect(feed(his).getByText('Client 30.')).toBeVisible()
      await expect(feed(hers).getByText('Freelancer 30.')).toBeVisible()
      await expect(hers.getByText('Not sent yet.')).toHaveCount(0)
    })

    const [herList, hisList] = await Promise.all([readAll(hers), readAll(his)])
    expect(herList).toEqual(hisList)
    expect(herList).toHaveLength(60)
    for (const name of ['Client', 'Freelancer']) {
      expect(herList.filter((text) => text.startsWith(name))).toEqual(numbered(name, 1, 30))
    }
    await Promise.all([hers.close(), his.close()]) // before the server is gone
  } finally {
    await switchboard.close()
    await stop()
  }
})
