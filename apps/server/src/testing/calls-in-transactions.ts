import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach } from 'vitest'
import {
  type OpenTransaction,
  type OutboundCall,
  outboundChannel,
  transactionChannel,
} from '../platform/outbound-calls.ts'

const transaction = new AsyncLocalStorage<OpenTransaction>()
const breaches: Error[] = []

// Files share one process, and a channel keeps its listeners.
const listening = Symbol.for('guildhall.calls-in-transactions')
const known = globalThis as { [listening]?: Error[] }
if (!known[listening]) {
  known[listening] = breaches
  transactionChannel.bindStore(transaction)
  outboundChannel.subscribe((message) => {
    const { to } = message as OutboundCall
    // Its answer may be caught, so the test is told as well.
    if (transaction.getStore()?.isOpen) breaches.push(new Error(`the ${to} was called in a transaction`))
  })
}

export const takeBreaches = (): Error[] => known[listening]?.splice(0) ?? []

afterEach(() => {
  const [first] = takeBreaches()
  if (first) throw first
})
