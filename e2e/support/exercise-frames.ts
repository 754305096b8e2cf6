import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { textOfProgram } from '../../scripts/text-of-program.ts'

const sandbox = path.join(import.meta.dirname, '../../apps/web/app/features/exercises/sandbox')
/** A program ends itself after 2 s of work. */
const limitMs = 2_500

export const sandboxProgram = (name: string) => textOfProgram(path.join(sandbox, `${name}-program.ts`))

/** As the page asks a frame a test of a learner's page or component. */
export const askFrame = (page: Page, address: string, job: object): Promise<unknown> =>
  page.evaluate(
    ({ address, job, limitMs }) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', address.endsWith('component') ? 'allow-scripts allow-forms' : 'allow-scripts')
        frame.style.width = '1000px'
        frame.src = address
        const { port1, port2 } = new MessageChannel()
        const end = (answer: unknown) => {
          frame.remove()
          resolve(answer)
        }
        port1.onmessage = ({ data }) => (data === 'ready' ? setTimeout(end, limitMs, { stopped: 'time' }) : end(data))
        const send = () => frame.contentWindow?.postMessage(job, '*', [port2])
        frame.addEventListener('load', send, { once: true })
        document.body.append(frame)
      }),
    { address, job, limitMs },
  )

/** Another server. `close` says how many have connected. */
export async function listen() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: async () => {
      server.close()
      await once(server, 'close')
      return connections
    },
  }
}

/** What the world of a program has no use for. */
export const absentNames = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts', 'Request', 'navigator'],
  ...['Worker', 'SharedWorker', 'MessageChannel', 'BroadcastChannel', 'postMessage', 'close', 'parent', 'document'],
  ...['indexedDB', 'caches', 'localStorage', 'location', 'WebAssembly', 'OffscreenCanvas', 'FontFace', 'Blob'],
]

type Job = {
  program: string
  code: unknown
  tests: readonly object[]
  files?: Record<string, string>
  limitMs?: number
}

/** As the page does it, with any program. Returns what the frame said. */
export function runInFrame(page: Page, job: Job) {
  return page.evaluate(async (job) => {
    const fetched = Object.entries(job.files ?? {}).map(
      async ([name, address]) => [name, await (await fetch(address)).arrayBuffer()] as const,
    )
    const files = job.files && Object.fromEntries(await Promise.all(fetched))
    return new Promise<unknown[]>((resolve) => {
      const frame = document.createElement('iframe')
      frame.setAttribute('sandbox', 'allow-scripts')
      frame.src = '/exercise-frame'
      const { port1, port2 } = new MessageChannel()
      const said: unknown[] = []
      port1.onmessage = ({ data }) => {
        if (data === 'ready') return
        if (data !== 'done') return void said.push(data)
        frame.remove()
        resolve(said)
      }
      frame.onload = () => frame.contentWindow?.postMessage({ limitMs: 20_000, ...job, files }, '*', [port2])
      document.body.append(frame)
    })
  }, job)
}

/** Addresses of files of the build, by what their names look like. */
export function builtFiles(names: Record<string, RegExp>): Record<string, string> {
  const assets = readdirSync(path.join(import.meta.dirname, '../../apps/web/build/client/assets'))
  const address = (name: RegExp) => `/assets/${assets.find((file) => name.test(file))}`
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, address(name)]))
}
