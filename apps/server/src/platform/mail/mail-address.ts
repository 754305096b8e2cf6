import { isIP } from 'node:net'

export type Mailbox = { name: string; address: string }

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const plainAddress = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`)

/** Whether `text` is one ASCII address as mail servers take it, without a name, quotes or comments. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && plainAddress.test(text)
}

/** Reads `Name <address>` or an address alone. Undefined if it is neither. */
export function parseMailbox(text: string): Mailbox | undefined {
  const [, quoted, bare, bracketed] = /^(?:(?:"([^"<>\\]*)"|([^"<>]*?))\s*<([^<>]*)>)$/.exec(text.trim()) ?? []
  const address = bracketed ?? text.trim()
  const name = (quoted ?? bare ?? '').trim()
  if (!isPlainAddress(address) || /\p{Cc}/u.test(text)) return undefined
  return { name, address }
}

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** The host of an address of ours as mails may name it: `localhost` in place of a bare IP address. */
export function mailDomainOf(publicUrl: string): string {
  const host = new URL(publicUrl).hostname
  return isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host
}
