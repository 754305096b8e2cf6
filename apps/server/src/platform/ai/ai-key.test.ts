import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startOpenAiServer, testApiKey } from '../../testing/openai-server.ts'
import { longPatience } from '../../testing/patience.ts'
import { startTestApp } from '../../testing/test-app.ts'

async function startElsewhere(env: NodeJS.ProcessEnv) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildhall-test-'))
  const source = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
  const script = `
    import { runUntilStopped } from ${source('../process/run-until-stopped.ts')}
    import { start } from ${source('../../start.ts')}
    await runUntilStopped((lifetime) => start(lifetime, async () => {}))`
  const bundle = process.env.GUILDHALL_BUNDLE
  const child = spawn(process.execPath, bundle ? [bundle] : ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'trace', GUILDHALL_DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await expect.poll(() => said, longPatience).toContain('Guildhall is ready')
  return {
    address: /http:\/\/localhost:\d+/.exec(said)?.[0] ?? '',
    async end() {
      child.kill('SIGTERM')
      await exited
      return said
    },
  }
}

test('a provider that quotes the key back: visitors read what is wrong, the log says why, and neither has the key', async () => {
  const message = `Incorrect API key provided: ${testApiKey}.`
  const server = await startOpenAiServer({ status: 401, body: JSON.stringify({ error: { message } }) })
  const { baseUrl } = server.config()
  const { databaseSettings } = await startTestApp()
  const guildhall = await startElsewhere({
    ...databaseSettings,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_BASE_URL: baseUrl,
    AI_API_KEY: testApiKey,
  })

  const response = await fetch(`${guildhall.address}/api/ai-quiz/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ topic: 'Glassblowing', numQuestions: 5, difficulty: 'Beginner' }),
  })
  const reply = await response.text()
  const log = await guildhall.end()

  expect(response.status).toBe(503)
  expect(JSON.parse(reply)).toMatchObject({
    code: 'ai.misconfigured',
    error: 'The AI service is not set up correctly. Please tell this site’s operator.',
  })
  expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${testApiKey}`)
  expect(log).toContain('The provider answered 401: Incorrect API key provided: [key].')
  expect(log + reply + JSON.stringify([...response.headers])).not.toContain(testApiKey)
})
