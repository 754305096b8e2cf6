import { asOurs, type RequestOptions, type Shape, send, shaped } from './http.ts'
import { readJsonLines } from './line-reader.ts'

/** Milliseconds of silence at the start of a streamed response. The server sends pulses meanwhile. */
const firstLineTimeoutMs = 300_000
const silenceTimeoutMs = 60_000

async function* chunksOf({ body }: Response, silence: AbortController): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    while (reader) {
      timer = setTimeout(() => silence.abort(), silenceTimeoutMs)
      const { done, value } = await reader.read()
      clearTimeout(timer)
      if (done) return
      yield value
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Lines of a streamed response. Throws {@link NetworkError} if it breaks. Ending the iteration cancels the request. */
export async function* postLines<Line>(
  path: string,
  body: unknown,
  shape: Shape<Line>,
  { signal }: Pick<RequestOptions, 'signal'> = {},
): AsyncGenerator<Line, void> {
  const ours = new AbortController()
  const either = signal ? AbortSignal.any([signal, ours.signal]) : ours.signal
  const options = { signal: either, timeoutMs: Number.POSITIVE_INFINITY, accept: 'application/x-ndjson' }
  const patience = setTimeout(() => ours.abort(), firstLineTimeoutMs)
  try {
    const response = await send('POST', path, body, options)
    clearTimeout(patience)
    for await (const line of readJsonLines(chunksOf(response, ours))) yield shaped(line, shape, response)
  } catch (error) {
    throw asOurs(error, signal)
  } finally {
    clearTimeout(patience)
    ours.abort()
  }
}
