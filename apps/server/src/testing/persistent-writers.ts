import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const again = (status: number, code: unknown) => status === 503 || code === 'request.still_running'

/**
 * People who post one project after the other. Each sends a project with its own `Idempotency-Key` until it is acknowledged,
 * whatever happens to the server meanwhile.
 */
export function startWriters(url: string, tokens: readonly string[]) {
  const acknowledged: string[] = []
  const refusals: string[] = []
  let refusedWithoutWait = 0
  let stopping = false

  async function post(token: string, title: string): Promise<boolean> {
    const response = await fetch(`${url}/projects/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': title },
      body: JSON.stringify({ ...project, title }),
    })
    const text = await response.text()
    if (response.ok) return true
    const { code, error } = JSON.parse(text) as { code?: string; error?: string }
    if (!again(response.status, code) || !error) throw new Error(`${response.status} ${text}`)
    if (!response.headers.has('retry-after')) refusedWithoutWait += 1
    return false
  }

  async function write(token: string) {
    while (!stopping) {
      const title = randomUUID()
      while (!(await post(token, title))) await pause(50)
      acknowledged.push(title)
    }
  }
  const running = tokens.map((token) => write(token).catch((error: unknown) => void refusals.push(String(error))))
  return {
    acknowledged,
    /** Anything but a request to come back. Its writer has stopped. */
    refusals,
    async stop() {
      stopping = true
      await Promise.all(running)
      return { refusedWithoutWait }
    },
  }
}

const project = {
  description: 'Visitors choose a chair and pay.',
  price: 1_250,
  category: 'Web Development',
  requiredSkills: ['React'],
  deadline: '2035-01-31',
}
