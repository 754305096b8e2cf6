import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { redirect } from 'react-router'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mountPages } from './pages.ts'
import type { StripeConfig } from './platform/stripe/stripe-variables.ts'
import { expectFailure } from './testing/expect-failure.ts'
import { startStripeServer } from './testing/stripe-server.ts'
import { stubPages } from './testing/stub-pages.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const chrome = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

async function startWithPages(look: Parameters<typeof stubPages>[0], stripe?: StripeConfig) {
  const t = await startTestApp({ fresh: true, ...(stripe && { stripe }) })
  await mountPages(t.app, () => stubPages(look))
  return t
}

async function stripeConfig() {
  const server = await startStripeServer()
  onTestFinished(server.stop)
  return server.config
}

const pathAndNonce = ({ nonce }: { nonce: string }, request: Request) => ({
  origin: new URL(request.url).origin,
  path: new URL(request.url).pathname,
  nonce,
})

describe('who gets a page', () => {
  test('a browser that opens /projects/{id}, without a token; a program gets the call', async () => {
    const t = await startWithPages(pathAndNonce)
    const project = await t.insertProject()
    const user = await t.insertUser()
    const url = `/projects/${project.id}`

    const page = await t.anonymous.get(url, undefined, { headers: { accept: chrome } })
    const call = await t.as(user).get(url)

    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.json().path).toBe(url)
    expect([call.statusCode, call.json()._id]).toEqual([200, project.id])
  })

  test.each(['/projects', '/projects/', '/projects?search=oak'])('a browser that opens %s', async (url) => {
    const t = await startWithPages(pathAndNonce)
    const user = await t.insertUser()

    const page = await t.anonymous.get(url, undefined, { headers: { accept: chrome } })
    const call = await t.as(user).get(url)
    const refused = await t.anonymous.get(url, undefined, { headers: { accept: '*/*' } })

    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect([call.statusCode, call.json()]).toEqual([200, expect.objectContaining({ projects: expect.any(Array) })])
    expectFailure(refused, 401, 'session.required')
    expect([page.headers.vary, call.headers.vary]).toEqual(['accept, accept-encoding', 'accept, accept-encoding'])
  })

  test('a request for an address that is no call', async () => {
    const t = await startWithPages(pathAndNonce)

    expect((await t.anonymous.get('/freelance')).json().path).toBe('/freelance')
  })

  test('no request for a call, which keeps its answers and refusals', async () => {
    const t = await startWithPages(pathAndNonce)

    expectFailure(
      await t.anonymous.get('/api/projects', undefined, { headers: { accept: chrome } }),
      401,
      'session.required',
    )
    expectFailure(await t.anonymous.post('/freelance', {}), 404, 'route.not_found')
    expect((await t.anonymous.get('/healthz')).json()).toEqual({ status: 'ok' })
  })
})

test.each([
  '/api',
  '/api/',
  '/auth/login',
  '/auth/signup/',
  '/auth/no-such-call?a=b',
  `/projects/update/${crypto.randomUUID()}`,
])('GET %s: a browser gets a page, a program a failure like any other', async (url) => {
  const t = await startWithPages(pathAndNonce)

  const page = await t.anonymous.get(url, undefined, { headers: { accept: chrome } })

  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const accept of ['application/json', '*/*']) {
    const response = await t.anonymous.get(url, undefined, { headers: { accept } })
    expectFailure(response, 404, 'route.not_found')
    expect(response.headers.vary).toContain('accept')
  }
})

test('a call that does not exist is a failure like any other, and no page', async () => {
  const t = await startWithPages(pathAndNonce)

  expectFailure(await t.anonymous.get('/api/no-such-call'), 404, 'route.not_found')
})

describe('a page', () => {
  test('may run only scripts that carry the nonce of this very answer, and is kept by nobody', async () => {
    const t = await startWithPages(pathAndNonce)

    const [one, other] = [await t.anonymous.get('/'), await t.anonymous.get('/')]

    expect(one.json().nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(one.json().nonce).not.toBe(other.json().nonce)
    for (const page of [one, other]) {
      const policy = String(page.headers['content-security-policy'])
      expect(policy).toContain(`script-src 'self' 'nonce-${page.json().nonce}';`)
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(page.headers['cache-control']).toBe('no-store')
    }
  })

  test.each([
    ['/exercise-frame', 'allow-scripts'],
    ['/exercise-frame/page', 'allow-scripts'],
    ['/exercise-frame/component', 'allow-scripts allow-forms'],
  ])('lets %s be framed here alone, at any version', async (url, allowed) => {
    const t = await startWithPages(pathAndNonce)

    const [plain, versioned] = [await t.anonymous.get(url), await t.anonymous.get(`${url}?v=2`)]

    expect([versioned.statusCode, versioned.body]).toEqual([200, plain.body])
    expect(versioned.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    expect(versioned.headers['content-security-policy']).toMatch(
      new RegExp(`^sandbox ${allowed}; .*frame-ancestors 'self'`),
    )
  })

  test('lets Stripe’s script in where a card is entered, and only if Stripe is set up', async () => {
    const withStripe = await startWithPages(pathAndNonce, await stripeConfig())
    const without = await startWithPages(pathAndNonce)
    const payPage = `/contracts/${withStripe.newId()}/pay`
    const policyOf = async (t: TestApp, url: string) =>
      String(
        (await t.anonymous.get(url, undefined, { headers: { accept: chrome } })).headers['content-security-policy'],
      )

    const open = await policyOf(withStripe, `${payPage}?redirect_status=succeeded`)

    expect(open).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/)
    expect(open).toContain("connect-src 'self' https://api.stripe.com;")
    expect(open).toContain("frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com")
    expect(await policyOf(without, payPage)).not.toContain('stripe')
    for (const url of ['/', '/earnings', payPage.replace('/pay', ''), `/x${payPage}`]) {
      expect(await policyOf(withStripe, url)).not.toContain('stripe')
    }
  })

  test('calls the API as the visitor would: same rules, same address', async () => {
    const t = await startWithPages(async ({ api }, request) => {
      const token = new URL(request.url).searchParams.get('token')
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const response = await api('/api/auth/me', { headers })
      return { status: response.status, type: response.headers.get('content-type'), body: await response.json() }
    })
    const user = await t.insertUser()

    const [refused, answered] = [
      await t.anonymous.get('/profile'),
      await t.anonymous.get(`/profile?token=${user.token}`),
    ]

    expect(refused.json()).toMatchObject({ status: 401, body: { code: 'session.required' } })
    expect(answered.json()).toMatchObject({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: { userId: user.id },
    })
  })

  test('an answer without a body is one without a body', async () => {
    const t = await startWithPages(async ({ api }, request) => {
      const authorization = `Bearer ${new URL(request.url).searchParams.get('token')}`
      const response = await api('/api/auth/logout', { method: 'POST', headers: { authorization } })
      return { status: response.status, body: await response.text() }
    })
    const user = await t.insertUser()

    const page = await t.anonymous.get(`/?token=${user.token}`)

    expect(page.json()).toEqual({ status: 204, body: '' })
  })
})

describe('HEAD', () => {
  test('of a page answers as GET does, without the body', async () => {
    const t = await startWithPages(pathAndNonce)

    const head = await t.app.inject({ method: 'HEAD', url: '/login', headers: { accept: chrome } })

    expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', ''])
  })

  test('of an address that leads elsewhere says where', async () => {
    const t = await startWithPages(() => {
      throw redirect('/freelance')
    })

    const head = await t.app.inject({ method: 'HEAD', url: '/browse-projects', headers: { accept: chrome } })

    expect([head.statusCode, head.headers.location, head.body]).toEqual([302, '/freelance', ''])
  })
})

describe('over a real connection', () => {
  const host = 'Host: guildhall.example'

  test.each([
    { what: 'an old client that names no host', head: ['GET /login HTTP/1.0'], path: '/login' },
    { what: 'a host that cannot be one', head: ['GET /login HTTP/1.1', 'Host: not a host'], path: '/login' },
    { what: 'the whole address, as to a proxy', head: ['GET http://x.example/login HTTP/1.1', host], path: '/login' },
    {
      what: 'a path that looks like another host',
      head: ['GET //x.example/login HTTP/1.1', host],
      path: '/x.example/login',
    },
    {
      what: 'a path that looks like another host to some',
      head: ['GET /\\x.example/login HTTP/1.1', host],
      path: '/x.example/login',
    },
  ])('$what is answered with the page $path', async ({ head, path }) => {
    const t = await startWithPages(pathAndNonce)
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((t.app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')

    socket.write(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`)
    const answer = await text(socket)

    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    // Pages use the public address, not the host that a request claims.
    expect(answer).toContain(`"origin":"http://localhost:3000","path":"${path}"`)
  })
})
