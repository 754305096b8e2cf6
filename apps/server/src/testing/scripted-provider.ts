import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AiConfig } from '../platform/ai/ai-variables.ts'
import { completion, streamOf } from './ai-protocols.ts'

type Message = { role: string; content: unknown }
type ProviderBody = {
  model: string
  stream?: boolean
  messages?: Message[]
  input?: Message[]
  response_format?: unknown
  tools?: { name: string }[]
}

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

export type AiRequest = {
  path: string
  headers: IncomingHttpHeaders
  body: ProviderBody
  data: GivenData
  wasAborted: boolean
  ended: Promise<void>
}

export type AiReply = {
  says?: unknown
  status?: number
  body?: string
  headers?: Record<string, string>
  afterMs?: number
  until?: Promise<unknown>
  /** Streams this many characters, and the rest once the promise resolves. */
  pause?: { after: number; until: Promise<unknown> }
  /** Ends the response normally after this many characters. */
  cutAfter?: number
  /** Breaks the connection after this many characters. */
  breakAfter?: number
  /** Sends nothing after this many characters, but stays open. */
  hangAfter?: number
  finishReason?: string
}
export type AiScript = AiReply | ((request: AiRequest) => AiReply)

/**
 * As much of the protocols of OpenAI (`/chat/completions`, `/responses`) and Anthropic (`/messages`) as our libraries
 * need, streamed or not. Each request gets the next entry of the script; the last one repeats.
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
    config: (overrides: Partial<AiConfig> = {}): AiConfig => ({
      provider: 'openai-compatible',
      model: 'test-model',
      apiKey: testApiKey,
      baseUrl,
      timeoutMs: 5_000,
      dailyRequestsPerUser: 1_000,
      dailyRequestsPerAddress: 1_000,
      dailyRequestsPerSharedAddress: 1_000,
      ...overrides,
    }),
    script: (...next: AiScript[]) => {
      script.splice(0, script.length, ...Array<AiScript>(requests.length).fill({ status: 500 }), ...next)
    },
    stop,
  }
}

export const testApiKey = 'sk-test-5up3r-s3cr3t-k3y'

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
