import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { frontOf } from './front.ts'

test('the HAProxy of ops/failover leads to two servers of this machine, and to no database', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../ops/failover/haproxy.cfg'), 'utf8')

  const own = frontOf(text, 8_000, [8_001, 8_002])

  expect(own).toContain('bind 127.0.0.1:8000')
  expect(own).toContain('server web-1 127.0.0.1:8001 check')
  expect(own).toContain('server web-2 127.0.0.1:8002 check')
  expect(own).not.toMatch(/10\.97\.0|user haproxy|listen database/)
})
