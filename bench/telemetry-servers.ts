/**
 * Three servers in one process, as two processes of the same program differ by several percent: two without OpenTelemetry and one with
 * it. Tells their ports, and then, when asked, the milliseconds of processor time of the process so far.
 */
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { runUntilStopped } from '../apps/server/src/platform/process/run-until-stopped.ts'
import { start } from '../apps/server/src/start.ts'

const { COLLECTOR = '' } = process.env
const ports = { off: await findFreePort(), 'off again': await findFreePort(), on: await findFreePort() }
await runUntilStopped(async (lifetime) => {
  for (const [setting, port] of Object.entries(ports)) {
    process.env.PORT = String(port)
    if (setting === 'on') process.env.OTEL_EXPORTER_OTLP_ENDPOINT = COLLECTOR
    await start(lifetime)
  }
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ usedMs: (user + system) / 1_000 })
})
process.send?.({ ports })
