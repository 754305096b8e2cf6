/**
 * Two servers in one process, as two processes of the same program differ by several percent: one without OpenTelemetry and one with
 * it. Tells their ports, and then, when asked, the milliseconds of processor time of the process so far.
 */
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { runUntilStopped } from '../apps/server/src/platform/process/run-until-stopped.ts'
import { start } from '../apps/server/src/start.ts'

const { COLLECTOR = '' } = process.env
const ports = [await findFreePort(), await findFreePort()]
await runUntilStopped(async (lifetime) => {
  process.env.PORT = String(ports[0])
  await start(lifetime)
  process.env.PORT = String(ports[1])
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = COLLECTOR
  await start(lifetime)
})
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ usedMs: (user + system) / 1_000 })
})
process.send?.({ ports })
