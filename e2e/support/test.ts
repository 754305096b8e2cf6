import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  chromium,
  expect,
  type Page,
  type Response,
} from '@playwright/test'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { ChromiumLaunch } from './chromium.ts'
import { insertMember } from './insiders.ts'
import type { Person } from './people.ts'
import { recordToasts } from './toasts.ts'
import { isToldToComeAgain } from './told-to-come-again.ts'

type Fixtures = {
  expectedErrors: RegExp[]
  /** As in a browser told to save data, a page does not fetch all other screens in idle time, which costs more than the page. */
  savesData: boolean
  databaseUrl: string
  /** A new account with a confirmed address. Without a sign-up, which hashes a password and mails a link. */
  person: (username?: string) => Promise<Person>
  /** A separate browser session, signed in as `person`, with its errors checked. `url`: of another server. */
  pageOf: (person: Person, url?: string) => Promise<Page>
}

/** Playwright's test with our browser and people. A console error fails the journey. */
export const test = base.extend<Fixtures, { launched: ChromiumLaunch; databaseAt: (url: string) => Database }>({
  launched: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
    async ({}, use) => use(JSON.parse(process.env.E2E_CHROMIUM ?? '{}')),
    { scope: 'worker' },
  ],
  browser: [
    async ({ launched }, use) => {
      const browser = await chromium.launch({
        ...launched,
        env: { ...process.env, ...launched.env } as Record<string, string>,
      })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  expectedErrors: [[], { option: true }],
  savesData: [true, { option: true }],
  context: async ({ context, expectedErrors, savesData }, use) => {
    if (savesData) await saveData(context)
    await recordToasts(context)
    const errors = watchErrors(context, expectedErrors)
    await use(context)
    expect(errors(), 'errors in the console').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
  databaseUrl: async ({}, use) => use(process.env.E2E_DATABASE_URL ?? ''),
  databaseAt: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
    async ({}, use) => {
      const opened = new Map<string, Database>()
      await use((url) => {
        const database = opened.get(url) ?? openDatabase(url, 2)
        opened.set(url, database)
        return database
      })
      for (const database of opened.values()) await database.close()
    },
    { scope: 'worker' },
  ],
  person: async ({ baseURL, databaseUrl, databaseAt }, use) =>
    use((username) => insertMember(databaseAt(databaseUrl), baseURL ?? '', username)),
  pageOf: async ({ browser, baseURL, contextOptions, expectedErrors, savesData }, use) => {
    const opened: { errors: () => string[]; close(): Promise<void> }[] = []
    await use(async (person, url = baseURL ?? '') => {
      const localStorage = Object.entries(person.stored).map(([name, value]) => ({ name, value }))
      const storageState = { cookies: [], origins: [{ origin: url, localStorage }] }
      const context = await browser.newContext({ ...contextOptions, baseURL: url, storageState })
      if (savesData) await saveData(context)
      await recordToasts(context)
      opened.push({ errors: watchErrors(context, expectedErrors), close: () => context.close() })
      return context.newPage()
    })
    for (const { errors, close } of opened) {
      await close()
      expect(errors(), 'errors in the console').toEqual([])
    }
  },
})

export { expect }

export const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object }
    if (connection) Object.defineProperty(connection, 'saveData', { value: true })
  })

type Watched = {
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown
  on(event: 'response', listener: (response: Response) => void): unknown
  on(event: 'weberror', listener: (error: { error(): Error }) => void): unknown
}

/** What the browser says when a network of the machine comes or goes. Whether the page gets over it, a journey sees for itself. */
const ofTheMachine = /net::ERR_NETWORK_CHANGED/

function watchErrors(context: Watched, expected: RegExp[]): () => string[] {
  const errors: { text: string; url: string }[] = []
  const toldToComeAgain = new Set<string>()
  context.on('response', (response) => {
    if (isToldToComeAgain(response)) toldToComeAgain.add(response.url())
  })
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push({ text: message.text(), url: message.location().url })
  })
  context.on('weberror', (error) => errors.push({ text: `unhandled: ${error.error().message}`, url: '' }))
  return () =>
    errors
      .filter(({ text, url }) => !(text.includes('status of 503') && toldToComeAgain.has(url)))
      .map(({ text, url }) => `${text} ${url}`.trimEnd())
      .filter((error) => ![...expected, ofTheMachine].some((pattern) => pattern.test(error)))
}
