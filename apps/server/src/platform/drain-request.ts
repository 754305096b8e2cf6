import type { IncomingMessage } from 'node:http'

/**
 * Reads and forgets what is left of a request, within `limits`; resolves to whether it came to its end. A browser reads
 * an answer only once it has sent everything: refused halfway, it would show a broken connection and not the reason.
 */
export function drainRequest(
  request: IncomingMessage,
  limits: { bytes: number; milliseconds: number },
): Promise<boolean> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve(request.readableEnded)
    let left = limits.bytes
    const timer = setTimeout(stop, limits.milliseconds)

    function forget(chunk: Buffer) {
      left -= chunk.length
      if (left < 0) stop()
    }
    function stop() {
      clearTimeout(timer)
      request.off('data', forget).off('end', stop).off('close', stop).off('error', stop).pause()
      resolve(request.readableEnded)
    }

    request.unpipe()
    request.on('data', forget).on('end', stop).on('close', stop).on('error', stop).resume()
  })
}
