export class CutShort extends Error {
  override readonly name = 'CutShort'
}

/** Newline-delimited JSON. Chunks may split lines and characters. Throws {@link CutShort} if the last line is incomplete. */
export async function* readJsonLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<unknown, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.trim() !== '') yield parsed(line)
  }
  rest += decoder.decode()
  if (rest.trim() === '') return
  const last = parsed(rest)
  if (last === undefined) throw new CutShort()
  yield last
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
