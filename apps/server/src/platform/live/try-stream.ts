import { randomUUID } from 'node:crypto'
import { newValkeyClient } from './valkey-connection.ts'

const keptSeconds = 60

/** Rejects with what is wrong. */
export async function tryStream(url: string, limitMs: number): Promise<void> {
  const client = newValkeyClient(url)
  const failed = Promise.withResolvers<never>()
  client.on('error', failed.reject)
  const timer = setTimeout(() => failed.reject(new Error('no answer')), limitMs)
  const work = async () => {
    await client.connect()
    const key = `guildhall:doctor:${randomUUID()}`
    await client.xAdd(key, '*', { says: 'hello' })
    await client.expire(key, keptSeconds)
    const reply = await client.xRead({ key, id: '0-0' })
    if (!reply) throw new Error('what was written is not there')
  }
  try {
    await Promise.race([work(), failed.promise])
  } finally {
    clearTimeout(timer)
    client.destroy()
  }
}
