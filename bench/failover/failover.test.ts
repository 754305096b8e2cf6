import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { connectQuery } from '../../apps/server/src/platform/database/open-behind-pooler.ts'
import { median } from '../measure.ts'
import { longestGap } from './gaps.ts'
import { judge } from './patient-fetch.ts'
import { forMachine, parseEnvironment } from './settings-file.ts'

const json = new Headers({ 'content-type': 'application/json; charset=utf-8' })
const inOneSecond = (type: string) => new Headers({ 'content-type': type, 'retry-after': '1' })

test.each([
  { status: 201, headers: json, text: '{}', verdict: 'served' },
  { status: 503, headers: inOneSecond('application/json'), text: '{"error":"Try again."}', verdict: 'later' },
  { status: 503, headers: inOneSecond('text/html'), text: '<p>Try again.', verdict: 'later' },
  { status: 503, headers: json, text: '{"error":"Try again."}', verdict: 'error' },
  { status: 503, headers: inOneSecond('text/html'), text: '<h1>503</h1>', verdict: 'error' },
  { status: 409, headers: json, text: '{"code":"request.still_running"}', verdict: 'later' },
  { status: 500, headers: inOneSecond('application/json'), text: '{"error":"Oh."}', verdict: 'error' },
  { status: 502, headers: json, text: 'not JSON', verdict: 'error' },
] as const)('$status with $text is $verdict', ({ status, headers, text, verdict }) => {
  expect(judge(status, headers, text)).toBe(verdict)
})

test('the longest gap between writes, and when it ended', () => {
  expect(longestGap([10, 20, 95, 100])).toEqual({ ms: 75, endsAt: 95 })
  expect(longestGap([10])).toEqual({ ms: 0, endsAt: 10 })
  expect(median([3, 1, 2])).toBe(2)
})

test('the settings of a machine are those of the first with its own name and address; lists of all machines stay', () => {
  const variables = parseEnvironment(
    '# of database-1\nNAME=database-1\nAT=http://10.0.0.1:80\nALL=database-1=a,database-2=b\n',
  )
  const [first, second] = [
    { name: 'database-1', address: '10.0.0.1' },
    { name: 'database-2', address: '10.0.0.2' },
  ]

  expect(forMachine(variables, first, second)).toEqual({
    NAME: 'database-2',
    AT: 'http://10.0.0.2:80',
    ALL: 'database-1=a,database-2=b',
  })
})

test('the PgBouncer of ops/failover limits statements as a start demands', () => {
  const file = path.join(import.meta.dirname, '../../ops/failover/pgbouncer.ini')

  expect(readFileSync(file, 'utf8')).toContain(connectQuery)
})
