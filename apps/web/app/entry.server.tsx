import { PassThrough, Writable } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { DocumentContext } from './document-context.ts'
import { fetchFirstScriptsAgain } from './first-scripts.ts'
import { courseContext, pageContext } from './server-context.ts'
import { beforePaintScript } from './theme/theme-script.ts'

export { loadContextFor } from './server-context.ts'

/** Milliseconds until the page is sent without its deferred data. */
export const streamTimeout = 5_000

const headScript = `${beforePaintScript};(${String(fetchFirstScriptsAgain)})()`

const handleDocument: HandleDocumentRequestFunction = async (request, status, headers, routerContext, loadContext) => {
  const { nonce, requestId, turn, onRoute, onWhole } = loadContext.get(pageContext)
  onRoute(patternOf(routerContext.staticHandlerContext.matches))
  await turn()
  request.signal.throwIfAborted()
  headers.set('Content-Type', 'text/html; charset=utf-8')

  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  let shellSent = false
  // Crawlers do not wait for streamed parts, so they get the complete page.
  const isWhole = onWhole !== undefined || isbot(request.headers.get('user-agent'))
  const ready: keyof RenderToPipeableStreamOptions = isWhole ? 'onAllReady' : 'onShellReady'
  const reference = routerContext.staticHandlerContext.errors ? requestId : undefined

  const { pipe, abort } = renderToPipeableStream(
    <DocumentContext value={{ nonce, reference, course: loadContext.get(courseContext), headScript }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentContext>,
    {
      nonce,
      // What is ready stands in its place. By default, most of a long page would come at its end, for a script to move it.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      [ready]() {
        shellSent = true
        if (isWhole) return pipe(collect(end))
        const body = new PassThrough({
          final(done) {
            clearTimeout(timeout)
            done()
          },
        })
        pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      },
      onShellError(error) {
        clearTimeout(timeout)
        reject(error)
      },
      onError(error) {
        // Before the shell is sent, onShellError passes the same error to handleError.
        if (shellSent) report(error, request, requestId)
      },
    },
  )
  const timeout = setTimeout(abort, streamTimeout + 1_000)
  return promise

  function end(page: Buffer<ArrayBuffer>) {
    // It would hold all that was rendered for seconds, which the garbage collector would take for old objects.
    clearTimeout(timeout)
    onWhole?.(page)
    resolve(new Response(onWhole ? null : page, { status, headers }))
  }
}

/** A complete page in one piece costs less than a stream of hundreds. */
function collect(onEnd: (page: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      // Emptied, as streams stay in memory until old objects are collected.
      onEnd(Buffer.concat(pieces.splice(0)))
      done()
    },
  })
}

export default handleDocument

function patternOf(matches: readonly { route: { path?: string } }[]): string {
  return `/${matches.flatMap(({ route }) => route.path ?? []).join('/')}`.replaceAll(/\/+/g, '/')
}

/** Called by the router. An aborted request is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  report(error, request, context.get(pageContext).requestId)
}

function report(error: unknown, request: Request, requestId: string) {
  console.error(
    `Page failed: ${request.method} ${new URL(request.url).pathname} (reference ${requestId || 'none'})`,
    error,
  )
}
