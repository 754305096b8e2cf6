import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startOtlpReceiver } from '../../testing/otlp-receiver.ts'
import { mainScript, startServerProcess } from '../../testing/server-process.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const preload = fileURLToPath(new URL('../../testing/list-loaded-modules.ts', import.meta.url))

/** What a process loads until it has answered a request and ended. */
async function loadedBy(t: TestApp, settings: Record<string, string>, word = 'OTLPTraceExporter') {
  const file = path.join(t.folder, `${t.newId()}.txt`)
  const process = await startServerProcess(
    { ...t.databaseSettings, GUILDHALL_DEMO: '0', LOADED_MODULES: file, ...settings },
    ['--import', preload, mainScript],
  )
  const answer = await fetch(`${process.url}/api/landing`)
  await answer.text()
  await process.stop()
  const loaded = (await readFile(file, 'utf8')).split('\n')
  const texts = await Promise.all(
    loaded.map(async (one) => ({ one, text: await readFile(one, 'utf8').catch(() => '') })),
  )
  // In the bundle the packages are parts of our files, so their names do not tell.
  return texts.filter(({ text }) => text.includes(word)).map(({ one }) => path.basename(one))
}

test('without a collector no module of OpenTelemetry is loaded; with one it is, and the end waits for what is left', async () => {
  const t = await startTestApp()
  const receiver = await startOtlpReceiver()

  expect(await loadedBy(t, {})).toEqual([])
  expect(await loadedBy(t, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })).not.toEqual([])

  // Spans leave after five seconds, metrics after a minute, and these before the end.
  expect(receiver.spans().map(({ name }) => name)).toContain('GET /api/landing')
  expect(receiver.metrics().map(({ name }) => name)).toContain('guildhall_http_request_duration_seconds')
  expect(receiver.resources()[0]).toMatchObject({ 'service.name': 'guildhall', 'guildhall.role': 'both' })
})

test('without Valkey nothing of its client is loaded; with one that is away the process starts and ends all the same', async () => {
  const t = await startTestApp()
  const word = 'redis-streams-adapter' // of a name in its log

  expect(await loadedBy(t, {}, word)).toEqual([])
  expect(await loadedBy(t, { GUILDHALL_VALKEY_URL: 'redis://127.0.0.1:1' }, word)).not.toEqual([])
})
