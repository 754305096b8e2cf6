/** The same bytes in pieces, the first of which holds at least `size` of them, or all there are. No piece is empty. */
export async function* withLongStart(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let start: Buffer[] = []
  let startBytes = 0
  for await (const chunk of bytes) {
    if (startBytes >= size) {
      if (chunk.length > 0) yield chunk
      continue
    }
    start.push(chunk)
    startBytes += chunk.length
    if (startBytes < size) continue
    yield Buffer.concat(start)
    start = []
  }
  if (startBytes > 0 && startBytes < size) yield Buffer.concat(start)
}

/** Keeps the last bytes of what is pushed: at least `size` of them, or all there were. */
export function keepEnd(size: number) {
  const chunks: Buffer[] = []
  let kept = 0
  return {
    push(chunk: Buffer) {
      chunks.push(chunk)
      kept += chunk.length
      for (let first = chunks[0]; first && kept - first.length >= size; first = chunks[0]) {
        chunks.shift()
        kept -= first.length
      }
    },
    bytes: () => Buffer.concat(chunks),
  }
}
