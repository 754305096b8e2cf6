const prefix = 'sent:'
/** Milliseconds. Sending the same again later means another act. */
const retryMs = 10 * 60 * 1_000

/** Stays the same until a response arrives, even after a reload. A new body, or {@link retryMs}, brings a new key. */
export function keyFor(path: string, body: unknown): string {
  const sent = JSON.stringify(body ?? null)
  const kept = read(path)
  const now = Date.now()
  if (kept?.sent === sent && now - kept.at < retryMs) return kept.key
  const key = crypto.randomUUID()
  write(path, { sent, key, at: now })
  return key
}

/** Call when a response arrives: the same body is then a new request. */
export function forgetKey(path: string) {
  memory.delete(path)
  try {
    sessionStorage.removeItem(prefix + path)
  } catch {
    // Storage may be blocked; memory still has the key.
  }
}

type Sent = { sent: string; key: string; at: number }
const memory = new Map<string, Sent>()

function read(path: string): Sent | undefined {
  try {
    const stored = sessionStorage.getItem(prefix + path)
    if (stored) return JSON.parse(stored) as Sent
  } catch {
    // As above.
  }
  return memory.get(path)
}

function write(path: string, act: Sent) {
  memory.set(path, act)
  try {
    sessionStorage.setItem(prefix + path, JSON.stringify(act))
  } catch {
    // As above.
  }
}
