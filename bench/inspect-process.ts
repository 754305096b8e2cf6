import { setTimeout as pause } from 'node:timers/promises'

type Answer = { id?: number; result?: unknown; error?: { message: string } }
type Target = { webSocketDebuggerUrl: string }

export type Memory = {
  heapBytes: number
  residentBytes: number
  /** Sockets, servers, child processes, and timers that are set. */
  resources: Record<string, number>
}

/** Of a Node.js process that was started with `--inspect-port`. Opens its inspector, which takes some memory itself. */
export async function openInspector(pid: number, port: number) {
  process.kill(pid, 'SIGUSR1')
  const socket = new WebSocket(await addressOf(port))
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('the inspector refused')))
  })
  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id ?? 0)?.(answer)
    waiting.delete(answer.id ?? 0)
  })

  async function send(method: string, params: object = {}): Promise<unknown> {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error } = await new Promise<Answer>((resolve) => waiting.set(id, resolve))
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }

  /** After garbage was collected until no more is found. */
  async function measure(): Promise<Memory> {
    for (let round = 0; round < collections; round += 1) {
      await send('HeapProfiler.collectGarbage')
      await pause(500) // for finalizers, and for what they set free
    }
    const answer = (await send('Runtime.evaluate', { expression: memoryText, returnByValue: true })) as {
      result: { value: Memory }
    }
    return answer.result.value
  }

  return {
    measure,
    /** Of a process that has nothing to do: pages are rendered ahead for a while after its start. */
    async untilSteady(): Promise<void> {
      let [last, steady] = [0, 0]
      while (steady < steadyTimes) {
        const { heapBytes } = await measure()
        steady = heapBytes < last * steadyRatio ? steady + 1 : 0
        last = heapBytes
      }
    },
    close: () => socket.close(),
  }
}

const collections = 4
const steadyTimes = 5
const steadyRatio = 1.005

const memoryText = `(() => {
  const { heapUsed, rss } = process.memoryUsage()
  const resources = {}
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1
  return { heapBytes: heapUsed, residentBytes: rss, resources }
})()`

async function addressOf(port: number): Promise<string> {
  for (;;) {
    const targets = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (response) => response.json() as Promise<Target[]>,
      () => [],
    )
    const [target] = targets
    if (target) return target.webSocketDebuggerUrl
    await pause(50)
  }
}
