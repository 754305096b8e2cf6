/** For 9 MB on a slow line. */
const patienceMs = 180_000

/** The frame of a program may load nothing, so the page hands it what runs the program. */
export async function loadBytes(addresses: readonly string[], signal: AbortSignal): Promise<ArrayBuffer[]> {
  const others = new AbortController()
  const over = AbortSignal.any([signal, others.signal, AbortSignal.timeout(patienceMs)])
  try {
    return await Promise.all(addresses.map((address) => bytesOf(address, over)))
  } finally {
    // If one has failed, the rest is of no use.
    others.abort()
  }
}

async function bytesOf(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}
