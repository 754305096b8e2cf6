import { setTimeout as pause } from 'node:timers/promises'

/** Nobody waits for longer: no answer is then an error that was shown. */
const patienceMs = 30_000
const againMs = 50
/** So that the machine does other things, too. */
const thoughtMs = 200

/** What people saw of a while. `cut`: connections that were refused or ended, after which they asked again. */
export class Seen {
  served = 0
  later = 0
  cut = 0
  readonly errors: string[] = []
  slowestMs = 0
}

/** What an answer is to whoever reads it. A sentence and when to come back are no error. */
export function judge(status: number, headers: Headers, text: string): 'served' | 'later' | 'error' {
  if (status < 400) return 'served'
  const isHtml = headers.get('content-type')?.startsWith('text/html')
  const hasSentence = isHtml ? text.includes('<p') : typeof parsed(text).error === 'string'
  if ((status === 503 || status === 429) && headers.has('retry-after') && hasSentence) return 'later'
  return parsed(text).code === 'request.still_running' ? 'later' : 'error'
}

function parsed(text: string): { error?: unknown; code?: unknown } {
  try {
    return JSON.parse(text) as object
  } catch {
    return {}
  }
}

/** Asks again by itself when a connection is cut and after errors of the server, both of which `seen()` counts. */
export function openPatientFetch(seen: () => Seen): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString()
    await pause(thoughtMs)
    for (;;) {
      const began = performance.now()
      try {
        const response = await fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) })
        const { status, headers } = response
        const text = await response.text()
        const now = seen()
        now.slowestMs = Math.max(now.slowestMs, performance.now() - began)
        const verdict = judge(status, headers, text)
        if (verdict !== 'error') now[verdict] += 1
        if (verdict !== 'error' || status < 500) return new Response(text, { status, headers })
        now.errors.push(`${init?.method ?? 'GET'} ${new URL(url).pathname}: ${status} ${text.slice(0, 200)}`)
      } catch (error) {
        if ((error as Error).name === 'TimeoutError') seen().errors.push(`${url}: no answer`)
        else seen().cut += 1
      }
      await pause(againMs)
    }
  }
}
