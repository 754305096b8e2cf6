import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkoutFolder } from '../platform/config/config.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { startTestApp } from '../testing/test-app.ts'

type Rule = { alert: string; expr: string; annotations: Record<string, string> }
type Panel = { title: string; panels?: Panel[]; targets?: { expr: string }[] }

const read = (file: string) => readFile(path.join(checkoutFolder, 'ops', file), 'utf8')

/** The names of what a process of this product exposes, with labels. */
let exposed: { names: Set<string>; text: string }
let rules: Rule[]
let panels: Panel[]
beforeAll(async () => {
  const t = await startTestApp()
  const backups = await mkdtemp(path.join(tmpdir(), 'guildhall-backups-'))
  const token = 'a-token-of-the-tests'
  const process = await startServerProcess({
    ...t.databaseSettings,
    DATABASE_REPLICA_URLS: t.databaseSettings.DATABASE_URL, // which is none, and left out
    ...{ GUILDHALL_DEMO: '0', GUILDHALL_METRICS_TOKEN: token, GUILDHALL_BACKUP_DIR: backups },
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', // nobody is there
  })
  const answer = await fetch(`${process.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  await process.stop()
  await rm(backups, { recursive: true })
  const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  exposed = { names: new Set(names), text }
  const { groups } = parse(await read('prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
  rules = groups.flatMap((group) => group.rules)
  const dashboard = JSON.parse(await read('grafana/guildhall.json')) as { panels: Panel[] }
  panels = dashboard.panels.flatMap((panel) => [panel, ...(panel.panels ?? [])])
})

/** Of an expression, as far as they can be ours. */
const metricsIn = (expr: string) => expr.match(/\b(?:guildhall|nodejs|process)_\w+/g) ?? []

test('each metric that an alert or the dashboard names is exposed by the product', () => {
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ]

  const named = new Set(expressions.flatMap(metricsIn))

  expect(rules.length).toBeGreaterThan(10)
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !exposed.names.has(name))).toEqual([])
})

test('each metric of ours is watched or drawn', () => {
  const text = [...rules, ...panels].map((one) => JSON.stringify(one)).join('\n')

  const ours = [...exposed.text.matchAll(/^# TYPE (guildhall_\w+) /gm)].map(([, name = '']) => name)

  expect(ours.filter((name) => !text.includes(name))).toEqual([])
})

test('each alert says what is wrong and what to do', () => {
  for (const { alert, annotations } of rules) {
    expect(Object.keys(annotations).sort(), alert).toEqual(['do', 'summary'])
    expect(annotations.summary, alert).toMatch(/\.$/)
  }
})

test('a process tells what it is, its pools and the age of its last backup', () => {
  for (const line of [
    /^guildhall_info\{version="[\d.]+",role="both"\} 1$/m,
    /^guildhall_database_connections_max\{pool="requests"\} \d+$/m,
    /^guildhall_database_connections_max\{pool="upkeep"\} \d+$/m,
    /^guildhall_database_connections\{pool="upkeep",state="in_use"\} \d+$/m,
    /^guildhall_database_waiting\{pool="audits"\} 0$/m,
    /^guildhall_database_up 1$/m,
    /^guildhall_replica_in_use\{replica="[\w.:/-]+"\} 0$/m,
    /^guildhall_replica_reads_total\{from="primary"\} \d+$/m,
    /^guildhall_backup_timestamp_seconds 0$/m,
    /^guildhall_telemetry_dropped_total\{signal="traces"\} 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
    /^nodejs_heap_size_used_bytes /m,
  ]) {
    expect(exposed.text).toMatch(line)
  }
})
