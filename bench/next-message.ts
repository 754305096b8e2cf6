import type { ChildProcess } from 'node:child_process'
import path from 'node:path'

/** Throws when the process ends instead, or a run would wait for it forever. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const { promise, resolve, reject } = Promise.withResolvers<Message>()
  const fail = () => reject(new Error(`${path.basename(child.spawnargs.at(-1) ?? '')} has ended; its reason is above`))
  child.once('message', resolve).once('exit', fail)
  if (child.exitCode !== null || child.signalCode !== null) fail()
  try {
    return await promise
  } finally {
    child.off('message', resolve).off('exit', fail)
  }
}
