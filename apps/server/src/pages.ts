import path from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PageContext } from '@guildhall/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { serveExerciseFrames } from './exercise-frame.ts'
import { handlerOf } from './page-handlers.ts'
import { DomainError } from './platform/errors.ts'
import { addressKey } from './platform/http/address-key.ts'
import { registerPublic } from './platform/http/authenticate.ts'
import { addVary } from './platform/http/compression.ts'
import { connectionLimits } from './platform/http/connection-limits.ts'
import { forApiClients } from './platform/http/content-negotiation.ts'
import { installErrorHandler, sendFailure, sendPageFailure } from './platform/http/error-handler.ts'
import { hasWritten } from './platform/http/replica-reads.ts'
import { cardPagePolicy, newNonce, pagePolicy } from './platform/http/security-headers.ts'
import { PageTurns } from './platform/limits/page-turns.ts'
import { namePage } from './platform/telemetry/trace-requests.ts'
import { isSharedPage, type RenderPage, SharedPages } from './shared-pages.ts'

const webFolder = fileURLToPath(new URL('../../web/', import.meta.url))
const clientFolder = path.join(webFolder, 'build/client')
const aYear = 31_536_000
/** Where a card is entered, if Stripe is set up. */
const cardPages = /^\/contracts\/[0-9a-f-]{36}\/pay\/?(\?|$)/i

type WebBuild = ServerBuild & { entry: { module: { loadContextFor(page: PageContext): RouterContextProvider } } }

/** `limit` is for each address. */
export async function servePages(app: FastifyInstance, limit = connectionLimits.pages) {
  const build: WebBuild = await import('@guildhall/web/server-build')
  await registerPublic(app, async (scope) => {
    await scope.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, file) {
        // Vite puts a content hash into the names below assets/, so such a file never changes.
        const isHashed = file.startsWith(path.join(clientFolder, 'assets'))
        void reply.header('cache-control', isHashed ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600')
      },
    })
  })
  await mountPages(app, () => build, new SharedPages(), limit)
}

/** `loadBuild` is called for each request, so that development can replace the build. */
export async function mountPages(
  app: FastifyInstance,
  loadBuild: () => WebBuild | Promise<WebBuild>,
  shared?: SharedPages,
  limit = connectionLimits.pages,
) {
  const turns = new PageTurns(limit)
  await app.register(async (scope) => {
    installErrorHandler(scope, sendPageFailure)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    serveExerciseFrames(scope)
    scope.get('/api/*', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) =>
      sendFailure(reply, new DomainError('route.not_found')),
    )
    // Addresses of calls that GET is not for. A program that sends it expects JSON, a browser is shown a page.
    for (const url of ['/api', '/auth/*', '/projects/update/*']) {
      const options = { config: { access: 'public' }, constraints: forApiClients, schema: { hide: true } } as const
      scope.get(url, options, (_request, reply) => sendPageFailure(reply, new DomainError('route.not_found')))
    }
    scope.get('/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      const build = await loadBuild()
      const own = () => renderPage(app, build, request, reply, turns)
      const hasNews = app.readsReplicas && hasWritten(request.headers.cookie)
      if (!shared || hasNews || !isSharedPage(request.url)) return own()
      const api = callInProcess(app, request)
      const { signInProviders: providers, writesCourses } = app
      const forAll: RenderPage = (page) =>
        renderForAll(app, build, request.url, { ...page, providers, writesCourses, turn: () => turns.turn('everyone') })
      return shared.send(request, reply, api, forAll, own)
    })
  })
}

async function renderPage(
  app: FastifyInstance,
  build: WebBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  turns: PageTurns,
) {
  const nonce = newNonce()
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const page = new Request(addressOf(app.publicUrl, request), {
    // HEAD is rendered as GET: Fastify sends its headers and drops its body.
    method: 'GET',
    headers: plainHeaders(request.headers),
    signal: gone.signal,
  })
  const address = addressKey(request.ip)
  const context = build.entry.module.loadContextFor({
    nonce,
    requestId: request.id,
    api: callInProcess(app, request),
    turn: () => turns.turn(address),
    onRoute: (pattern) => namePage(request, pattern),
    providers: app.signInProviders,
    writesCourses: app.writesCourses,
  })
  // Ends before the page is sent, or clients that read slowly would hold the places of others.
  const response = await turns.run(address, () => handlerOf(build, page.url)(page, context), gone.signal)

  void reply.code(response.status)
  for (const [name, value] of response.headers) void reply.header(name, value)
  const isCardPage = app.takesCards && cardPages.test(request.url)
  void reply.header('content-security-policy', isCardPage ? cardPagePolicy(nonce) : pagePolicy(nonce))
  addVary(reply, 'accept')
  return reply.send(response.body ? Readable.fromWeb(response.body as NodeReadableStream) : '')
}

function renderForAll(app: FastifyInstance, build: WebBuild, url: string, page: Omit<PageContext, 'requestId'>) {
  const request = new Request(addressOf(app.publicUrl, { url }))
  const context = build.entry.module.loadContextFor({ ...page, requestId: '' })
  return handlerOf(build, request.url)(request, context)
}

/** A client can claim any host, so we use ours. Appended, so that `//name` and `/\name` stay paths. */
function addressOf(publicUrl: string, { url }: Pick<FastifyRequest, 'url'>): URL {
  const asked = /^https?:/i.test(url) && URL.canParse(url) ? url.replace(/^https?:\/\/[^/?]*/i, '') : url
  const [path = '/', ...query] = asked.split('?')
  const address = new URL(publicUrl)
  address.pathname = path.replace(/^[/\\]+/, '/')
  address.search = query.join('?')
  return address
}

/** Lets loaders call the API in-process, with the same rules and limits as from outside. */
function callInProcess(app: FastifyInstance, { ip, headers: { cookie } }: FastifyRequest): PageContext['api'] {
  return async (url, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const method = (init.method ?? 'GET') as 'GET'
    const answer = await app.inject({
      method,
      url,
      headers: { accept: 'application/json', ...(hasWritten(cookie) ? { cookie } : {}), ...headers },
      remoteAddress: ip,
    })
    const { statusCode: status, body } = answer
    return {
      status,
      ok: status >= 200 && status < 300,
      get headers() {
        return plainHeaders(answer.headers)
      },
      text: async () => body,
      json: async () => JSON.parse(body),
    }
  }
}

function plainHeaders(headers: Record<string, unknown>): Headers {
  const plain = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) plain.append(name, String(one))
  }
  return plain
}
