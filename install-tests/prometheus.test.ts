import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findFreePort } from '../apps/server/src/platform/embedded-postgres/server-process.ts'
import { startGuildhall } from '../e2e/support/server.ts'
import { debianProgram } from './debian-packages.ts'
import { checkout, cleanUp } from './machine.ts'

const prometheus = debianProgram('prometheus', 'usr/bin/prometheus') ?? ''
const promtool = debianProgram('prometheus', 'usr/bin/promtool') ?? ''
const ours = path.join(checkout, 'ops', 'prometheus')
const token = 'a-token-of-the-install-tests'

/** Of the dashboard, those that have an answer only when something waits, fails or is late, or where replicas are read. */
const conditional = new Set([
  'max by (kind) (guildhall_jobs_waiting) > 0',
  'max by (kind) (guildhall_jobs_overdue_seconds) > 0',
  'max by (kind) (guildhall_jobs_failed) > 0',
  'guildhall_replica_lag_seconds',
  'sum by (from) (rate(guildhall_replica_reads_total[5m]))',
  'sum by (replica) (rate(guildhall_replica_repeated_total[5m]))',
])

type Panel = { panels?: Panel[]; targets?: { expr: string }[] }

async function dashboardQueries(): Promise<string[]> {
  const text = await readFile(path.join(checkout, 'ops', 'grafana', 'guildhall.json'), 'utf8')
  const { panels } = JSON.parse(text) as { panels: Panel[] }
  return panels
    .flatMap((panel) => [panel, ...(panel.panels ?? [])])
    .flatMap(({ targets = [] }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '30s')))
}

/** Pages, calls, a refusal, and a person whose mail is sent by a job. */
async function use(url: string) {
  for (const path of ['/', '/find-freelancers', '/api/landing', '/api/me', '/none'])
    await (await fetch(url + path)).text()
  const person = { username: 'ada', email: 'ada@guildhall.example', password: 'oak joints and shavings' }
  const answer = await fetch(`${url}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
}

describe.skipIf(!prometheus || !promtool)('with the Prometheus of Debian', () => {
  const checked = (...args: string[]) => execFileSync(promtool, args, { cwd: ours, encoding: 'utf8' })

  test('promtool finds our rules in order', () => {
    expect(checked('check', 'rules', 'alerts.yml')).toContain('SUCCESS')
  })

  test('each alert fires when its fault has been there for long enough, and not before', () => {
    expect(checked('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  })
})

// It looks every second, and fires at once.
describe.skipIf(!prometheus || !promtool)('a Prometheus of Debian with our files', () => {
  let guildhall: Awaited<ReturnType<typeof startGuildhall>>
  let isStopped = false
  let server: ChildProcess
  let address: string
  const folder = mkdtempSync(path.join(tmpdir(), 'guildhall-prometheus-'))
  const backups = path.join(folder, 'backups')
  beforeAll(async () => {
    mkdirSync(backups)
    guildhall = await startGuildhall({
      ...{ GUILDHALL_DEMO: '0', GUILDHALL_METRICS_TOKEN: token, GUILDHALL_BACKUP_DIR: backups },
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', // nobody is there, so that something is dropped
    })
    const port = await findFreePort()
    address = `http://127.0.0.1:${port}`
    const rules = readFileSync(path.join(ours, 'alerts.yml'), 'utf8').replace(/^( +for:) \w+$/gm, '$1 0s')
    writeFileSync(path.join(folder, 'alerts.yml'), rules)
    writeFileSync(path.join(folder, 'guildhall-token'), token)
    const config = readFileSync(path.join(ours, 'prometheus.yml'), 'utf8')
    writeFileSync(path.join(folder, 'prometheus.yml'), config.replaceAll('15s', '1s'))
    const processes = readFileSync(path.join(ours, 'processes.yml'), 'utf8')
    writeFileSync(path.join(folder, 'processes.yml'), processes.replace('127.0.0.1:3000', new URL(guildhall.url).host))
    execFileSync(promtool, ['check', 'config', 'prometheus.yml'], { cwd: folder })
    server = spawn(
      prometheus,
      [
        `--config.file=${folder}/prometheus.yml`,
        `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    )
  })
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await guildhall?.stop()
  }
  afterAll(async () => {
    server?.kill('SIGTERM')
    if (server?.exitCode === null) await once(server, 'exit')
    await stop()
    rmSync(folder, { recursive: true, force: true })
    cleanUp()
  })

  const ask = async <Answer>(url: string) =>
    (await fetch(`${address}/api/v1/${url}`).then(
      (answer) => answer.json(),
      () => ({}), // it does not listen yet
    )) as { status?: string; data?: Answer }
  const queryOf = (expr: string) => `query?query=${encodeURIComponent(expr)}`
  const valueNow = async (query: string) => {
    const { data } = await ask<{ result: { value: [number, string] }[] }>(queryOf(query))
    return data?.result[0]?.value[1]
  }
  const firing = async () => {
    const { data } = await ask<{ alerts: { state: string; labels: { alertname: string } }[] }>('alerts')
    return (data?.alerts ?? []).filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
  }
  const patience = { timeout: 120_000, interval: 200 }

  test('each query of the dashboard has an answer after some load, but those of what has not happened', async () => {
    await use(guildhall.url)
    const queries = await dashboardQueries()
    expect(queries.length).toBeGreaterThan(20)

    for (const expr of queries) {
      const { status } = await ask(queryOf(expr))
      expect(status, expr).toBe('success')
      if (conditional.has(expr)) continue
      await vi
        .waitUntil(async () => (await valueNow(expr)) !== undefined, patience)
        .catch(() => expect.unreachable(`no answer to ${expr}`))
    }
    expect([...conditional].filter((expr) => !queries.includes(expr))).toEqual([])
  })

  test('it reads what Guildhall measures, and fires when a fault is there', async () => {
    await vi.waitUntil(async () => (await valueNow('up{job="guildhall"}')) === '1', patience)
    await fetch(`${guildhall.url}/api/landing`)
    const counted = 'guildhall_http_request_duration_seconds_count{route="/api/landing"}'
    await vi.waitUntil(async () => (await valueNow(counted)) === '1', patience)
    expect(await valueNow('guildhall_database_up')).toBe('1')
    // Nothing was backed up or audited yet, which the rules give a day.
    await vi.waitUntil(async () => (await firing()).includes('GuildhallBackupLate'), patience)

    const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
    writeFileSync(path.join(backups, `guildhall-${now}Z.tar`), 'a backup')
    await vi.waitUntil(async () => !(await firing()).includes('GuildhallBackupLate'), patience)
    // Not all: on a busy machine the event loop may lag for a second.
    const wrong = [
      'GuildhallDown',
      'GuildhallDatabaseAway',
      'GuildhallNoWorker',
      'GuildhallErrors',
      'GuildhallLedgerUnsound',
    ]
    expect((await firing()).filter((name) => wrong.includes(name))).toEqual([])

    await stop()
    await vi.waitUntil(async () => (await firing()).includes('GuildhallDown'), patience)
  })
})
