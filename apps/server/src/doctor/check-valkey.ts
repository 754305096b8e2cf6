import { type Finding, type Installation, ok, problem } from './finding.ts'

/** Adds an entry to a stream of its own and reads it, as live events do. It is gone a minute later. */
export async function checkValkey({ config: { valkeyUrl }, quote, limitMs }: Installation): Promise<Finding[]> {
  if (!valkeyUrl) return []
  const place = new URL(valkeyUrl).host
  const { tryStream } = await import('../platform/live/try-stream.ts')
  try {
    await tryStream(valkeyUrl, limitMs / 2)
  } catch (error) {
    return [
      problem(
        `Valkey at ${place} cannot carry live events: ${quote(error)}.`,
        'Correct GUILDHALL_VALKEY_URL, or repair the server. Until then, people hear only of what happens in the process they are connected to.',
      ),
    ]
  }
  return [ok(`Valkey at ${place} carries live events.`)]
}
