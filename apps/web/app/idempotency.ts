const prefix = 'sent:'
/** A person who comes back later and sends the same again means another act. In milliseconds. */
const retryMs = 10 * 60 * 1_000

/**
 * The `Idempotency-Key` for sending `body` to `path`. Stays the same until a response arrives, also after a reload, so
 * that a retry runs once. A different body gets a new key, and so does the same one after {@link retryMs}.
 */
export function keyFor(path: string, body: unknown): string {
  const sent = JSON.stringify(body ?? null)
  const kept = read(path)
  const now = Date.now()
  if (kept?.sent === sent && now - kept.at < retryMs) return kept.key
  const key = crypto.randomUUID()
  write(path, { sent, key, at: now })
  return key
}

/** Call it when a response arrives: the same body is then a new request. */
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
