import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expectFailure } from './testing/expect-failure.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

const login = (t: TestApp, body: string | object | undefined, type?: string) =>
  t.anonymous.post('/auth/login', body, type ? { headers: { 'content-type': type } } : {})

describe('what cannot be read', () => {
  test.each([
    { what: 'JSON that ends too early', body: '{"email":' },
    { what: 'JSON that reaches for a prototype', body: '{"email":"a@b.c","password":"x","__proto__":{"admin":true}}' },
    { what: 'no JSON at all', body: 'email=ada' },
    { what: 'a list instead of fields', body: '[]' },
    { what: 'null', body: 'null' },
    { what: 'a text', body: '"hello"' },
    { what: 'nothing, announced as JSON', body: '' },
  ])('$what is refused with 400', async ({ body }) => {
    const t = await startTestApp()

    const failure = expectFailure(await login(t, body, 'application/json'), 400, 'request.invalid')

    expect(failure).toEqual({
      error: 'The request could not be read. Check it and try again.',
      message: 'The request could not be read. Check it and try again.',
      code: 'request.invalid',
    })
  })

  test('no body at all is refused with 400', async () => {
    const t = await startTestApp()

    expectFailure(await login(t, undefined), 400, 'request.invalid')
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data', 'nonsense'])(
    'a body of type %s is refused with 415, which says what is expected',
    async (type) => {
      const t = await startTestApp()

      const failure = expectFailure(await login(t, 'email=a', type), 415, 'request.wrong_type')

      expect(failure.message).toBe('Send this request as JSON.')
    },
  )

  test('a body of more than a megabyte is refused with 413', async () => {
    const t = await startTestApp()

    expectFailure(await login(t, { email: 'a', password: 'x'.repeat(1_100_000) }), 413, 'request.too_large')
  })

  test('every field at fault is named, and the sentence joins theirs', async () => {
    const t = await startTestApp()

    const failure = expectFailure(await login(t, { email: 1, extra: true }), 400, 'request.invalid')

    expect(failure.details).toEqual([
      { path: 'email', message: 'Email must be text.' },
      { path: 'password', message: 'Password is required.' },
    ])
    expect(failure.error).toBe('Email must be text. Password is required.')
  })

  test.each(['application/json', 'text/plain;charset=UTF-8', undefined])(
    'a call without a body may say it sends %s',
    async (type) => {
      const t = await startTestApp()
      const user = await t.insertUser()

      const response = await t
        .as(user)
        .post('/api/auth/logout', type ? '' : undefined, type ? { headers: { 'content-type': type } } : {})

      expect(response.statusCode).toBe(204)
    },
  )
})

describe('what is not there', () => {
  test.each([
    { method: 'get', url: '/nowhere' },
    { method: 'post', url: '/projects' },
    { method: 'delete', url: `/projects/${randomUUID()}` },
    { method: 'get', url: '/api/nowhere?token=x' },
  ] as const)('$method $url is refused with 404 in the shape of every failure', async ({ method, url }) => {
    const t = await startTestApp()

    expectFailure(await t.anonymous[method](url), 404, 'route.not_found')
  })

  test.each(['/projects/%zz', '/%E0%A4%A'])('a path that cannot be decoded is refused with 400: %s', async (url) => {
    const t = await startTestApp()

    expectFailure(await t.anonymous.get(url), 400, 'request.invalid')
  })

  test('a browser gets a page for an address that cannot be decoded, and JSON below /api', async () => {
    const t = await startTestApp()
    const get = (url: string) => t.anonymous.get(url, undefined, { headers: { accept: 'text/html' } })

    const { statusCode, headers, body } = await get('/profile/%zz')

    expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(headers.vary).toContain('accept')
    expect(body).toContain('<title>Not readable · Guildhall</title>')
    expect(body).toContain('<a href="/">To the start page</a>')
    expectFailure(await get('/api/profile/%zz'), 400, 'request.invalid')
  })

  test('a slash at the end makes no difference', async () => {
    const t = await startTestApp()

    expect((await t.anonymous.get('/healthz/')).statusCode).toBe(200)
  })
})

describe('/projects/{id}, which is page and call', () => {
  const chrome = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

  test.each([undefined, 'application/json', '*/*', 'application/json, text/plain, */*', 'application/json, text/html'])(
    'a program that accepts %s gets JSON',
    async (accept) => {
      const t = await startTestApp()
      const project = await t.insertProject()
      const user = await t.insertUser()

      const response = await t.as(user).get(`/projects/${project.id}`, undefined, accept ? { headers: { accept } } : {})

      expect(response.statusCode).toBe(200)
      expect(response.json()._id).toBe(project.id)
      expect(response.headers.vary).toBe('accept, accept-encoding')
    },
  )

  test('a browser that opens the address is not answered by the call, even with a token', async () => {
    const t = await startTestApp()
    const project = await t.insertProject()
    const user = await t.insertUser()

    const response = await t.as(user).get(`/projects/${project.id}`, undefined, { headers: { accept: chrome } })

    expectFailure(response, 404, 'route.not_found')
  })

  test('/api/projects/{id} is only a call, for browsers too', async () => {
    const t = await startTestApp()
    const project = await t.insertProject()
    const user = await t.insertUser()

    const response = await t.as(user).get(`/api/projects/${project.id}`, undefined, { headers: { accept: chrome } })

    expect(response.json()._id).toBe(project.id)
  })
})

describe('an unexpected failure', () => {
  test('shows neither the statement nor the stack, only an id that the log has, too', async () => {
    const t = await startTestApp()
    const user = await t.insertUser()
    await t.queryAsOwner('alter table project_category_counts rename column projects to broken')

    const response = await t.as(user).get('/projects')
    await t.queryAsOwner('alter table project_category_counts rename column broken to projects')

    const failure = expectFailure(response, 500, 'internal.unexpected')
    expect(Object.keys(failure).sort()).toEqual(['code', 'error', 'message', 'requestId'])
    expect(failure.error).toBe('Something went wrong on our side. Please try again.')
    expect(response.body).not.toMatch(/select|column|broken|\.ts|at /)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})

describe('headers of every answer', () => {
  test.each([
    { url: '/healthz', status: 200 },
    { url: '/projects', status: 401 },
    { url: '/nowhere', status: 404 },
  ])('$url ($status) lets nothing be loaded, framed or guessed', async ({ url, status }) => {
    const t = await startTestApp()

    const { statusCode, headers } = await t.anonymous.get(url)

    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('browsers are held to HTTPS only where the product is reached by it', async () => {
    const t = await startTestApp({ publicUrl: 'https://guildhall.example' })

    const { headers } = await t.anonymous.get('/healthz')

    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })
})
