import { describeValue } from '../../../../../../packages/contract/src/describe-value.ts'
import { clip } from './clip.ts'
import { limitMemory } from './limit-memory.ts'
import { removeAllBut } from './remove-all-but.ts'

type Test = { call: string; gives?: string; throws?: string }
type Job = { code: string; tests: [Test] }

const printedMaximum = 10_000
const send = self.postMessage.bind(self)
const evaluate = self.eval
const { importScripts, Blob, URL } = self as unknown as typeof globalThis & { importScripts: (url: string) => void }
const addressOf = URL.createObjectURL
let printed = ''
let printedLength = 0

function print(...values: unknown[]) {
  const line = values.map((value) => (typeof value === 'string' ? value : describeValue(value))).join(' ')
  printedLength += line.length + 1
  if (printedLength > printedMaximum) throw new RangeError('The program prints too much.')
  printed += `${line}\n`
}

function nameOf(error: unknown): string {
  const { name } = Object(error) as { name?: unknown }
  return typeof name === 'string' ? name : describeValue(error)
}

async function outcomeOf(run: () => unknown): Promise<{ came: string; message?: string }> {
  try {
    return { came: describeValue(await run()) }
  } catch (error) {
    return { came: `throws ${nameOf(error)}`, message: clip(String((error as Error | undefined)?.message ?? '')) }
  }
}

async function judge(compile: () => string, { call, gives, throws }: Test) {
  // Before the program runs, which could change what is evaluated after it.
  const { came: expected } =
    throws === undefined ? await outcomeOf(() => evaluate(`(${gives}\n)`)) : { came: `throws ${throws}` }
  try {
    const code = compile()
    // A script, not `eval`: what it declares can be seen by the call, which is not strict.
    importScripts(addressOf(new Blob([`'use strict';\n${code}`], { type: 'text/javascript' })))
  } catch (error) {
    return { test: { error: clip(String(error)), printed: clip(printed) } }
  }
  const { came, message } = await outcomeOf(() => evaluate(`(${call}\n)`))
  const passed = came === expected
  return { test: { passed, expected: clip(expected), came: clip(came), message, printed: clip(printed) } }
}

/** What a worker of the exercise frame does: one test of one program, in a world that has nothing but the language. */
export function serveTest(compile: (code: string) => string) {
  const answer = async ({ code, tests: [test] }: Job) => send(await judge(() => compile(code), test))
  // What is thrown later, or by a promise that nobody awaits, is no news for the page's console.
  for (const kind of ['error', 'unhandledrejection']) self.addEventListener(kind, (event) => event.preventDefault())
  self.addEventListener('message', ({ data }: MessageEvent<Job>) => void answer(data), { once: true })
  send('ready')
  Object.assign(self, { console: { log: print, info: print, warn: print, error: print, debug: print } })
  removeAllBut([
    ...['console', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'structuredClone'],
    ...['URL', 'URLSearchParams', 'AbortController', 'AbortSignal', 'Event', 'EventTarget', 'DOMException'],
  ])
  limitMemory(64 * 2 ** 20)
}
