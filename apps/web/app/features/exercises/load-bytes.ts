/** For 9 MB on a slow line. */
const patienceMs = 180_000

/** The frame of a program may load nothing, so the page hands it what runs the program. */
export const loadBytes = (addresses: readonly string[], signal: AbortSignal) =>
  Promise.all(addresses.map((address) => bytesOf(address, signal)))

async function bytesOf(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.arrayBuffer()
}
