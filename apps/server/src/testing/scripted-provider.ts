import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AiConfig } from '../platform/ai/ai-variables.ts'
import { completion, streamOf } from './ai-protocols.ts'

type Message = { role: string; content: unknown }
/** What is looked at of the bodies of the three protocols. */
type ProviderBody = {
  model: string
  stream?: boolean
  messages?: Message[]
  input?: Message[]
  response_format?: unknown
  tools?: { name: string }[]
}

/** Whatever our instructions speak of. */
type GivenData = {
  topic?: string
  numberOfQuestions?: number
  focus?: string
  alreadyAsked?: string[]
  questions?: { number: number; question: string; code?: string; options: { number: number; text: string }[] }[]
  wish?: string
  existingLessons?: string[]
  lessonsToWrite?: { number: number; title: string }[]
}

/** One request as it arrived. */
export type AiRequest = {
  path: string
  headers: IncomingHttpHeaders
  body: ProviderBody
  /** The JSON value in the last message: what the model was given to work on. */
  data: GivenData
  /** Whether the caller hung up before the answer was complete. */
  wasAborted: boolean
  /** Kept when the connection of this request is over, however it ended. */
  ended: Promise<void>
}

export type AiReply = {
  /** What the model says: a value becomes JSON, a text stays as it is. */
  says?: unknown
  /** Answered instead of a completion. */
  status?: number
  body?: string
  headers?: Record<string, string>
  /** Waits before the first byte. */
  afterMs?: number
  /** Waits for this before the first byte. */
  until?: Promise<unknown>
  /** Streams so many characters of what the model says, and the rest when the promise is kept. */
  pause?: { after: number; until: Promise<unknown> }
  /** Only so much of what the model says is sent, then the answer ends as if it were complete. */
  cutAfter?: number
  /** As `cutAfter`, but the connection is broken. */
  breakAfter?: number
  /** As `cutAfter`, but nothing more comes, nor does the end. */
  hangAfter?: number
  finishReason?: string
}
/** What to answer: as given, or worked out from the request. */
export type AiScript = AiReply | ((request: AiRequest) => AiReply)

/**
 * A server on a free port that speaks enough of the protocols of OpenAI (`/chat/completions` and `/responses`) and
 * Anthropic (`/messages`) for our libraries, whole and streamed. It answers each request with the next entry of the script
 * and repeats the last one.
 */
export async function startScriptedProvider(...script: AiScript[]) {
  const requests: AiRequest[] = []
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      const { url: path = '', headers } = incoming
      const request = { path, headers, ...readBody(Buffer.concat(chunks).toString()), wasAborted: false, ended }
      requests.push(request)
      response.on('close', () => {
        request.wasAborted = !response.writableFinished
        end()
      })
      const next = script[Math.min(requests.length, script.length) - 1] ?? { status: 500 }
      void answer(request, replyTo(request, next), response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }

  return {
    requests,
    baseUrl,
    /** Settings that lead here. */
    config: (overrides: Partial<AiConfig> = {}): AiConfig => ({
      provider: 'openai-compatible',
      model: 'test-model',
      apiKey: testApiKey,
      baseUrl,
      timeoutMs: 5_000,
      dailyRequestsPerUser: 1_000,
      dailyRequestsPerAddress: 1_000,
      ...overrides,
    }),
    /** Answers with these from now on. */
    script: (...next: AiScript[]) => {
      script.splice(0, script.length, ...Array<AiScript>(requests.length).fill({ status: 500 }), ...next)
    },
    stop,
  }
}

export const testApiKey = 'sk-test-5up3r-s3cr3t-k3y'

/** A script that does not know what to make of a request is a server in trouble. */
function replyTo(request: AiRequest, script: AiScript): AiReply {
  if (typeof script !== 'function') return script
  try {
    return script(request)
  } catch (error) {
    return { status: 500, body: JSON.stringify({ error: { message: String(error) } }) }
  }
}

function readBody(text: string): Pick<AiRequest, 'body' | 'data'> {
  const body = JSON.parse(text) as ProviderBody
  const content = (body.messages ?? body.input ?? []).at(-1)?.content
  const said = Array.isArray(content) ? (content[0] as { text: string }).text : String(content)
  return { body, data: JSON.parse(said) as GivenData }
}

async function answer(request: AiRequest, reply: AiReply, response: ServerResponse) {
  if (reply.afterMs) await sleep(reply.afterMs)
  await reply.until
  if (response.destroyed) return
  if (reply.status) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.body ?? JSON.stringify({ error: { message: `status ${reply.status}`, type: 'test' } }))
    return
  }
  const whole = typeof reply.says === 'string' ? reply.says : JSON.stringify(reply.says)
  const length = reply.cutAfter ?? reply.breakAfter ?? reply.hangAfter
  const text = length === undefined ? whole : whole.slice(0, length)
  if (request.body.stream) await stream(request, text, reply, response)
  else if (reply.hangAfter === undefined) {
    const body = reply.body ?? JSON.stringify(completion(request, text, reply.finishReason))
    const isBroken = reply.breakAfter !== undefined
    const length = Buffer.byteLength(body) + (isBroken ? 1 : 0)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length, ...reply.headers })
    response.write(body, () => (isBroken ? response.destroy() : response.end()))
  }
}

/** As server-sent events, a few hundred characters each, as a model's words come. */
async function stream(request: AiRequest, text: string, reply: AiReply, response: ServerResponse) {
  const { breakAfter, hangAfter, finishReason, pause } = reply
  const { opening, piece, closing } = streamOf(request, text, finishReason)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (events: readonly object[]) => {
    for (const event of events) {
      const name = 'type' in event ? `event: ${String(event.type)}\n` : ''
      response.write(`${name}data: ${JSON.stringify(event)}\n\n`)
    }
  }
  send(opening)
  const parts = pause ? [text.slice(0, pause.after), text.slice(pause.after)] : [text]
  for (const [index, part] of parts.entries()) {
    if (index > 0) await pause?.until
    for (let at = 0; at < part.length; at += 400) {
      send([piece(part.slice(at, at + 400))])
      await sleep(1)
    }
  }
  if (hangAfter !== undefined) return
  if (breakAfter !== undefined) return void response.destroy()
  send(closing)
  response.end(request.path.endsWith('/chat/completions') ? 'data: [DONE]\n\n' : undefined)
}
