import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const again = (status: number, code: unknown) => status === 503 || code === 'request.still_running'

/** A form is made anew for each try. */
type Sent = { path: string; body?: object | (() => FormData); key: string }

const sentBody = (body: Sent['body']) => (typeof body === 'function' ? body() : body && JSON.stringify(body))

/**
 * Posts with an `Idempotency-Key` until it is acknowledged, whatever happens to the servers meanwhile, of which it asks one after
 * the other. Throws after any answer but a request to come back. `isTold`: when to.
 */
export async function postUntilAcknowledged<Answer>(
  urls: readonly string[],
  token: string,
  { path, body, key }: Sent,
  onRefused: (isTold: boolean) => void = () => {},
  send: typeof fetch = fetch,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const response = await send(`${urls[tries % urls.length]}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(typeof body === 'object' && { 'content-type': 'application/json' }),
      },
      ...(body && { body: sentBody(body) ?? '' }),
    })
    const text = await response.text()
    if (response.ok) return JSON.parse(text) as Answer
    const { code, error } = JSON.parse(text) as { code?: string; error?: string }
    if (!again(response.status, code) || !error) throw new Error(`${path}: ${response.status} ${text}`)
    onRefused(response.headers.has('retry-after'))
    await pause(50)
  }
}

/** With its cause, as "fetch failed" alone says nothing. */
export const describeFailure = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? `${error} (${error.cause})` : String(error)

/** People who post one project after the other. Each begins with a server of their own. */
export function startWriters(
  urls: readonly string[],
  tokens: readonly string[],
  { send = fetch, onAcknowledged = () => {} }: { send?: typeof fetch; onAcknowledged?: () => void } = {},
) {
  const acknowledged: string[] = []
  const refusals: string[] = []
  const counts = { repeats: 0, refusedWithoutWait: 0 }
  let stopping = false
  const count = (isTold: boolean) => {
    counts.repeats += 1
    if (!isTold) counts.refusedWithoutWait += 1
  }

  async function write(token: string, place: number) {
    const first = place % urls.length
    const inTurn = [...urls.slice(first), ...urls.slice(0, first)]
    while (!stopping) {
      const title = randomUUID()
      await postUntilAcknowledged(
        inTurn,
        token,
        { path: '/projects/create', body: { ...writtenProject, title }, key: title },
        count,
        send,
      )
      acknowledged.push(title)
      onAcknowledged()
    }
  }
  const running = tokens.map((token, place) =>
    write(token, place).catch((error: unknown) => void refusals.push(describeFailure(error))),
  )
  return {
    acknowledged,
    /** Anything but a request to come back. Its writer has stopped. */
    refusals,
    async stop() {
      stopping = true
      await Promise.all(running)
      return counts
    },
  }
}

export const writtenProject = {
  description: 'Visitors choose a chair and pay.',
  price: 1_250,
  category: 'Web Development',
  requiredSkills: ['React'],
  deadline: '2035-01-31',
}
