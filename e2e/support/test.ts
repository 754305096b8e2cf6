import { test as base, type ConsoleMessage, chromium, expect, type Page } from '@playwright/test'
import type { ChromiumLaunch } from './chromium.ts'
import { confirmAddress } from './mail.ts'
import { insertPerson, type Person } from './people.ts'

type Fixtures = {
  expectedErrors: RegExp[]
  databaseUrl: string
  /** With a confirmed address. */
  person: (username?: string) => Promise<Person>
  /** A separate browser session, signed in as `person`, with its errors checked. `url`: of another server. */
  pageOf: (person: Person, url?: string) => Promise<Page>
}

/** A console error fails the journey. */
export const test = base.extend<Fixtures, { launched: ChromiumLaunch }>({
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
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  baseURL: async ({}, use) => use(process.env.E2E_URL),
  expectedErrors: [[], { option: true }],
  context: async ({ context, expectedErrors }, use) => {
    const errors = watchErrors(context, expectedErrors)
    await use(context)
    expect(errors, 'errors in the console').toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  databaseUrl: async ({}, use) => use(process.env.E2E_DATABASE_URL ?? ''),
  person: async ({ baseURL, databaseUrl }, use) =>
    use(async (username) => {
      const someone = await insertPerson(baseURL ?? '', username)
      await confirmAddress(databaseUrl, someone.userId)
      return someone
    }),
  pageOf: async ({ browser, baseURL, contextOptions, expectedErrors }, use) => {
    const opened: { errors: string[]; close(): Promise<void> }[] = []
    await use(async (person, url = baseURL ?? '') => {
      const localStorage = Object.entries(person.stored).map(([name, value]) => ({ name, value }))
      const storageState = { cookies: [], origins: [{ origin: url, localStorage }] }
      const context = await browser.newContext({ ...contextOptions, baseURL: url, storageState })
      opened.push({ errors: watchErrors(context, expectedErrors), close: () => context.close() })
      return context.newPage()
    })
    for (const { errors, close } of opened) {
      await close()
      expect(errors, 'errors in the console').toEqual([])
    }
  },
})

export { expect }

type Watched = {
  on(event: 'console', listener: (message: ConsoleMessage) => void): unknown
  on(event: 'weberror', listener: (error: { error(): Error }) => void): unknown
}

function watchErrors(context: Watched, expected: RegExp[]): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => note(`unhandled: ${error.error().message}`))
  return errors
}
