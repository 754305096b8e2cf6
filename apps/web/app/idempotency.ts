const prefix = 'sent:'

/**
 * The `Idempotency-Key` of sending `body` to `path`: the same one until it is answered, also after a reload, so that a
 * call whose answer was lost can be sent again and happens once. Another body is another act and gets a new key.
 */
export function keyFor(path: string, body: unknown): string {
  const sent = JSON.stringify(body ?? null)
  const kept = read(path)
  if (kept?.sent === sent) return kept.key
  const key = crypto.randomUUID()
  write(path, { sent, key })
  return key
}

/** To be called when the call was answered: sending the same once more is then a new act. */
export function forgetKey(path: string) {
  memory.delete(path)
  try {
    sessionStorage.removeItem(prefix + path)
  } catch {
    // Storage may be forbidden; then memory was all there was.
  }
}

type Sent = { sent: string; key: string }
/** What storage has no room for is remembered until the page is left. */
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
