import { type AiScript, startScriptedProvider } from '../../apps/server/src/testing/scripted-provider.ts'
import { startGuildhall } from './server.ts'
import { test as base } from './test.ts'

type Provider = Awaited<ReturnType<typeof startScriptedProvider>>

const outage: AiScript = { status: 503 }
export const unreachable = 'The AI service cannot be reached right now. Please try again in a moment.'

type Fixtures = {
  provider: Provider
}
type WorkerFixtures = { withProvider: { url: string; databaseUrl: string; provider: Provider } }

/** With an AI provider: one server per worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  withProvider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from this pattern.
    async ({}, use) => {
      const provider = await startScriptedProvider(outage)
      const { provider: protocol, model, apiKey } = provider.config()
      const guildhall = await startGuildhall({
        AI_PROVIDER: protocol,
        AI_BASE_URL: provider.baseUrl,
        AI_MODEL: model,
        AI_API_KEY: apiKey ?? '',
        GUILDHALL_DEMO: '0',
      })
      await use({ url: guildhall.url, databaseUrl: guildhall.databaseUrl, provider })
      await guildhall.stop()
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ withProvider }, use) => use(withProvider.url),
  databaseUrl: async ({ withProvider }, use) => use(withProvider.databaseUrl),
  provider: async ({ withProvider: { provider } }, use) => {
    provider.script(outage)
    await use(provider)
  },
})

export { expect } from './test.ts'
