import type { IncomingMessage, ServerResponse } from 'node:http'
import { request as openRequest } from 'node:http'
import type { Plugin } from 'vite'

/** The three that hold last until the rules change. */
type Trouble =
  /** The connection breaks before the server receives the call. */
  | { does: 'cut' }
  | { does: 'hold' }
  /** The server acts at once; its answer waits. */
  | { does: 'holdAnswer' }
  /** The server acts, and the connection breaks before its answer arrives. */
  | { does: 'loseAnswer' }
  /** The server is not asked. */
  | { does: 'answer'; status: number; json?: unknown }
  /** Passes this many lines. If the next rules say `cut`, the answer breaks off there; else it goes on. */
  | { does: 'holdAfterLines'; lines: number }

/** `path`: a regular expression, without the query. */
export type Rule = Trouble & { method: string; path: string }

/** `status` is null until the server has answered; `isOver` once no more of the answer can arrive. */
export type Call = {
  method: string
  path: string
  idempotencyKey: string | undefined
  json: string
  status: number | null
  isOver: boolean
}

let rules: Rule[] = []
let changed = Promise.withResolvers<void>()
let calls: Call[] = []

/** Forwards calls to a real server at `BROWSER_TEST_API`. */
export function line(): Plugin {
  return {
    name: 'line-to-guildhall',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (/^\/(api|auth|projects)(\/|$|\?)/.test(request.url ?? '')) void pass(request, response)
        else next()
      })
    },
  }
}

export const lineCommands = {
  /** Replaces all rules and releases what they held. The first matching rule counts. */
  setLine(_context: unknown, next: Rule[]) {
    rules = next
    changed.resolve()
    changed = Promise.withResolvers()
  },
  listCalls: () => calls,
  mendLine(context: unknown) {
    lineCommands.setLine(context, [])
    calls = []
  },
}

async function pass(request: IncomingMessage, response: ServerResponse) {
  const { method = '', url = '', headers } = request
  const [path = ''] = url.split('?')
  const idempotencyKey = headers['idempotency-key']?.toString()
  const call: Call = { method, path, idempotencyKey, json: '', status: null, isOver: false }
  calls.push(call)
  response.on('close', () => {
    call.isOver = true
  })
  const rule = await ruleFor(call)
  if (response.destroyed) return // the page gave up meanwhile
  if (rule?.does === 'cut') return request.socket.destroy()
  if (rule?.does === 'answer') {
    request.resume()
    return response.writeHead(rule.status, { 'content-type': 'application/json' }).end(JSON.stringify(rule.json ?? {}))
  }

  const target = new URL(url, process.env.BROWSER_TEST_API)
  const onward = openRequest(target, { method, headers: { ...headers, host: target.host } })
  const isSettled = Promise.withResolvers<void>()
  onward.on('error', () => {
    request.socket.destroy()
    isSettled.resolve()
  })
  onward.on('response', (answer) => {
    call.status = answer.statusCode ?? 0
    void bringBack(call, answer, response, rule).then(isSettled.resolve)
  })
  response.on('close', () => onward.destroy())
  if (headers['content-type']?.includes('json')) request.on('data', (chunk: Buffer) => (call.json += chunk.toString()))
  request.pipe(onward)
  await isSettled.promise
}

async function bringBack(call: Call, answer: IncomingMessage, response: ServerResponse, rule: Rule | undefined) {
  if (rule?.does === 'loseAnswer') {
    answer.resume()
    // Send the head: Chromium repeats a call itself if a reused connection returns nothing at all.
    response.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders()
    answer.on('end', () => response.destroy())
    return
  }
  if (rule?.does === 'holdAnswer') await untilReplaced(rule)
  if (response.destroyed) return // the page gave up meanwhile
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  if (rule?.does !== 'holdAfterLines') {
    answer.pipe(response)
    return
  }
  try {
    await bringLines(call, answer, response, rule)
  } catch {
    // The page gave up, which cancelled the call to the server.
  }
}

async function bringLines(
  call: Call,
  answer: IncomingMessage,
  response: ServerResponse,
  rule: Extract<Rule, { does: 'holdAfterLines' }>,
) {
  let count = 0
  let rest = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    for (const text of parts) {
      if (count === rule.lines) {
        await untilReplaced(rule)
        // Half of the next line still arrives.
        if (ruleNow(call)?.does === 'cut')
          return response.write(text.slice(0, text.length / 2), () => response.destroy())
      }
      count += 1
      response.write(`${text}\n`)
    }
  }
  response.end(rest)
}

/** At once if it has been: what it holds may arrive only then. */
async function untilReplaced(rule: Rule) {
  while (rules.includes(rule)) await changed.promise
}

const ruleNow = ({ method, path }: Call) =>
  rules.find((rule) => rule.method === method && new RegExp(rule.path).test(path))

async function ruleFor(call: Call): Promise<Rule | undefined> {
  for (;;) {
    const rule = ruleNow(call)
    if (rule?.does !== 'hold') return rule
    await changed.promise
  }
}
