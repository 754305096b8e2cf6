import { createHash } from 'node:crypto'
import { pageContentPolicy } from '@guildhall/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Starts a worker for each test, one after the other, and ends it when it has answered or its time is over. A worker that is given
 * `files` takes long to begin, gets all tests, and the page is told when it is ready. What learners write runs in these workers
 * alone, so nothing of theirs can stop the clock that runs here.
 */
const script = `
addEventListener('message', async (message) => {
  if (message.source !== parent) return
  const [port] = message.ports
  const { program, files, code, tests, limitMs } = message.data
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }))
  const run = (tests) => new Promise((resolve) => {
    const worker = new Worker(address)
    let left = tests.length
    let clock
    const end = (isWell) => {
      clearTimeout(clock)
      worker.onmessage = worker.onerror = null
      worker.terminate()
      resolve(isWell)
    }
    const stop = (stopped) => {
      port.postMessage({ stopped })
      end(false)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      stop('failed')
    }
    worker.onmessage = () => {
      if (files) port.postMessage('ready')
      worker.onmessage = ({ data }) => {
        port.postMessage(data)
        left -= 1
        clearTimeout(clock)
        if (!data || !data.test) end(false)
        else if (left === 0) end(true)
        else clock = setTimeout(stop, limitMs, 'time')
      }
      clock = setTimeout(stop, limitMs, 'time')
      worker.postMessage({ code, tests })
    }
    if (files) worker.postMessage(files)
  })
  for (const part of files ? [tests] : tests.map((test) => [test])) {
    if (!(await run(part))) break
  }
  port.postMessage('done')
})
`

/** Shows what learners write in HTML and CSS. Only `program`, which comes from our page, runs: no script of theirs. */
const pageScript = `
addEventListener('message', async ({ source, data, ports }) => {
  if (source !== parent) return
  if (!self.servePage) (0, eval)(data.program)
  ports[0].postMessage(await self.servePage(data))
})
`

/** Shows components: `program` compiles what learners write and runs it, here. */
const componentScript = `
addEventListener('message', async ({ source, data, ports }) => {
  if (source !== parent) return
  const [port] = ports
  if (!self.serveComponent) (0, eval)(data.program)
  port.postMessage('ready')
  port.postMessage(await self.serveComponent(data))
})
`

const documentWith = (script: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Exercise</title><script>${script}</script></head></html>
`

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** An origin of its own that nobody shares: no cookies, no storage, no parent. */
const policyWith = (...directives: string[]) => policyOf('sandbox allow-scripts', ...directives)

const policyOf = (...directives: string[]) =>
  [...directives, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'self'"].join('; ')

/**
 * Workers inherit the policy: nothing is loaded from anywhere, and of scripts only what is in the frame and what it makes
 * itself.
 */
const programPolicy = policyWith(
  "default-src 'none'",
  `script-src ${hashOf(script)} 'unsafe-eval' blob:`,
  'worker-src blob:',
)

/** Scripts, handlers and addresses in a learner's page have no right to run. */
const pagePolicy = policyWith(...pageContentPolicy, `script-src ${hashOf(pageScript)} 'unsafe-eval'`)

/** A component is a program with a document. Its forms are submitted to scripts, and nowhere else. */
const componentPolicy = policyOf(
  'sandbox allow-scripts allow-forms',
  ...pageContentPolicy,
  `script-src ${hashOf(componentScript)} 'unsafe-eval'`,
)

/** The documents that programs of exercises run in, and that pages and components of exercises are shown in. */
export function serveExerciseFrames(app: FastifyInstance) {
  serveFrame(app, '/exercise-frame', documentWith(script), programPolicy)
  serveFrame(app, '/exercise-frame/page', documentWith(pageScript), pagePolicy)
  serveFrame(app, '/exercise-frame/component', documentWith(componentScript), componentPolicy)
}

function serveFrame(app: FastifyInstance, url: string, html: string, policy: string) {
  app.get(
    url,
    { config: { access: 'public', caching: 'public, max-age=3600' }, schema: { hide: true } },
    (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        // Browsers show no sandboxed document that asks for a window of its own.
        .removeHeader('cross-origin-opener-policy')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(html),
  )
}
