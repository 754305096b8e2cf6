import { once } from 'node:events'
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
