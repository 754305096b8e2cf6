import { channel } from 'node:diagnostics_channel'

export const transactionChannel = channel('guildhall.transaction')
export const outboundChannel = channel('guildhall.outbound-call')

export type OpenTransaction = { isOpen: boolean }
export type OutboundCall = { to: 'file store' | 'mail server' | 'AI service' | 'Stripe' | 'identity provider' }

/** What may take long must not be awaited in a transaction, which holds a connection. Tests listen, and fail if it is. */
export function announceCall(to: OutboundCall['to']): void {
  if (outboundChannel.hasSubscribers) outboundChannel.publish({ to } satisfies OutboundCall)
}
