import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { connectionsBesideSockets } from '../platform/http/connection-limits.ts'
import { installationOf } from '../testing/doctor-context.ts'
import { startTestApp } from '../testing/test-app.ts'
import { checkAcceptQueue } from './check-accept-queue.ts'

const isLinux = process.platform === 'linux'
const allowed = isLinux ? Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) : 0
const most = allowed - connectionsBesideSockets

test.runIf(most > 0)('as many sockets as Linux lets wait to be accepted are well, one more is a warning', async () => {
  const t = await startTestApp()
  const check = (sockets: number, role = 'web') =>
    checkAcceptQueue(
      installationOf(t, { GUILDHALL_SOCKETS: String(sockets), GUILDHALL_ROLE: role, PUBLIC_URL: 'http://localhost' }),
    )

  expect(await check(most)).toMatchObject([{ level: 'ok' }])
  expect(await check(most + 1)).toMatchObject([
    {
      level: 'warning',
      what: expect.stringContaining(`lets ${allowed} connections wait to be accepted`),
      todo: expect.stringContaining(`net.core.somaxconn to ${allowed + 1} `),
    },
  ])
  expect(await check(most + 1, 'worker')).toEqual([])
})
