import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { deliverableMaxBytes } from '@guildhall/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGuildhall } from '../e2e/support/server.ts'
import { arrangeContract, formOf } from './guildhall.ts'
import { cleanUp } from './machine.ts'
import { proxies, type RunningProxy } from './proxy.ts'

const perAddress = 10
const installed = proxies.flatMap(({ start, ...proxy }, n) =>
  start ? [{ ...proxy, start, clientAddress: `127.0.0.${n + 10}` }] : [],
)
const throttle = { RATE_LIMIT_FACTOR: String(perAddress / 50), TRUST_PROXY: '127.0.0.1' }

let guildhall: Awaited<ReturnType<typeof startGuildhall>>
beforeAll(async () => {
  guildhall = await startGuildhall({ ...throttle, GUILDHALL_DEMO: '0' })
})
afterAll(async () => {
  await guildhall?.stop()
  cleanUp()
})

for (const { name } of proxies.filter(({ start }) => !start)) {
  test.skip(name)
  console.log(`Skipped: ${name}. It comes from a Debian package, and apt cannot download that here.`)
}

describe.each(installed)('$name', ({ start, clientAddress }) => {
  let proxy: RunningProxy
  let address: string
  beforeAll(async () => {
    proxy = await start(Number(new URL(guildhall.url).port))
    address = `http://127.0.0.1:${proxy.port}`
  })
  afterAll(() => proxy?.stop())

  test('12 of 12 uploads of 5 MB that are refused at once get their sentence', async () => {
    const upload = async (_: unknown, n: number) => {
      const url = n % 2 === 0 ? `/api/proposals/${crypto.randomUUID()}/deliverables` : '/projects/create'
      const body = formOf(5_000_000)
      const answer = await fetch(address + url, { method: 'POST', body })
      return [answer.status, ((await answer.json()) as { code: string }).code]
    }

    const answers = await Promise.all(Array.from({ length: 12 }, upload))

    expect(answers).toEqual(Array.from({ length: 12 }, () => [401, 'session.required']))
  })

  test('an upload of the largest file passes', async () => {
    const { token, proposalId } = await arrangeContract(address)

    const answer = await fetch(`${address}/api/proposals/${proposalId}/deliverables`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: formOf(deliverableMaxBytes),
    })

    expect(answer.status).toBe(201)
  })

  test('a forged X-Forwarded-For does not escape the limit on sign-ins', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 2 * perAddress; n += 1) {
      statuses.push(
        await guess(proxy.port, clientAddress, {
          'x-forwarded-for': `203.0.113.${n}`,
          forwarded: `for=203.0.113.${n}`,
        }),
      )
    }

    const counts = Map.groupBy(statuses, (status) => status)
    expect(counts.get(401)).toHaveLength(perAddress)
    expect(counts.get(429)).toHaveLength(perAddress)
  })
})

/** One sign-in with a wrong password, for an account of its own. */
async function guess(port: number, localAddress: string, headers: Record<string, string>) {
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'a wrong password' })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request({
    host: '127.0.0.1',
    port,
    localAddress,
    method: 'POST',
    path: '/auth/login',
    headers: { ...headers, 'content-type': 'application/json' },
  })
    .on('response', (answer) => void text(answer).then(() => resolve(answer.statusCode ?? 0), reject))
    .on('error', reject)
    .end(body)
  return promise
}
