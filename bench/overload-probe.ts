import { setTimeout as pause } from 'node:timers/promises'
import { guildhallApi } from './apis.ts'
import { type OpenConnection, openConnection } from './load.ts'
import { browse, browsingMix } from './scenarios.ts'

// Asks now and then, and does nothing else: a client that waits for nothing of its own, as the program that asks for much does. Begins at the
// first message, and sends what it has at the second.

/** `status` 0: the connection was lost. */
export type Probed = { status: number; ms: number }
type Orders = { port: number; tokens: string[]; everyMs: number }

let isOver = false
process.once('message', (orders: Orders) => {
  process.once('message', () => {
    isOver = true
  })
  void probe(orders)
})

async function probe({ port, tokens, everyMs }: Orders) {
  const next = browse(browsingMix)(guildhallApi)
  const free: { token: string; connection?: OpenConnection }[] = tokens.map((token) => ({ token }))
  const under = new Set<Promise<void>>()
  const probed: Probed[] = []
  async function connectionOf(person: (typeof free)[number]) {
    if (!person.connection || person.connection.isClosed())
      person.connection = await openConnection(port, guildhallApi.sayWho(person.token))
    return person.connection
  }
  async function ask(person: (typeof free)[number]) {
    const connection = await connectionOf(person).catch(() => undefined)
    const began = performance.now()
    const status = await connection?.send(next()).then(
      (answer) => answer.status,
      () => 0,
    )
    probed.push({ status: status ?? 0, ms: performance.now() - began })
    free.push(person)
  }
  while (!isOver) {
    const person = free.shift()
    if (person) {
      const asking = ask(person).finally(() => under.delete(asking))
      under.add(asking)
    }
    await pause(everyMs)
  }
  await Promise.all(under)
  process.send?.(probed, () => process.disconnect())
}
