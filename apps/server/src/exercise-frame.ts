import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Starts a worker for each test, one after the other, and ends it when it has answered or its time is over. What learners
 * write runs in these workers alone, so nothing of theirs can stop the clock that runs here.
 */
const script = `
addEventListener('message', async (message) => {
  if (message.source !== parent) return
  const [port] = message.ports
  const { program, code, tests, limitMs } = message.data
  const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }))
  const judge = (test) => new Promise((resolve) => {
    const worker = new Worker(address)
    let clock
    const end = (answer) => {
      clearTimeout(clock)
      worker.onmessage = worker.onerror = null
      worker.terminate()
      resolve(answer)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      end({ stopped: 'failed' })
    }
    worker.onmessage = () => {
      worker.onmessage = ({ data }) => end(data)
      clock = setTimeout(end, limitMs, { stopped: 'time' })
      worker.postMessage({ code, test })
    }
  })
  for (const test of tests) {
    const answer = await judge(test)
    port.postMessage(answer)
    if (!answer || !answer.test) break
  }
  port.postMessage('done')
})
`

const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Exercise</title><script>${script}</script></head></html>
`

const hash = createHash('sha256').update(script).digest('base64')

/**
 * An origin of its own that nobody shares: no cookies, no storage, no parent. Workers inherit the policy: nothing is loaded from
 * anywhere, and of scripts only what is in the frame and what it makes itself.
 */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src 'sha256-${hash}' 'unsafe-eval' blob:`,
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The document that programs of exercises run in. */
export function serveExerciseFrame(app: FastifyInstance) {
  app.get(
    '/exercise-frame',
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
