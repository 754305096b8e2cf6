import { isLoopback } from '../config/is-local-only.ts'

export type SmtpServer = {
  host: string
  port: number
  /** `required`: STARTTLS, or nothing is sent. */
  tls: 'implicit' | 'required' | 'none'
  auth: { user: string; pass: string } | undefined
}

export function parseSmtpUrl(value: string): SmtpServer | string {
  const url = URL.parse(value)
  if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    !url.hostname ||
    url.port === '0' ||
    /[^/]/.test(url.pathname + url.hash)
  ) {
    return 'SMTP_URL must name a mail server, such as smtps://user:password@mail.example:465.'
  }
  const [user, pass] = [decode(url.username), decode(url.password)]
  if (user === undefined || pass === undefined) {
    return 'SMTP_URL must have its user and password percent-encoded, such as %25 for a percent sign.'
  }
  if ((user === '') !== (pass === '')) return 'SMTP_URL must have both a user and a password, or neither.'

  const tls = url.searchParams.get('tls')
  const isKnown =
    [...url.searchParams.keys()].every((name) => name === 'tls') && /^(required|none)$/.test(tls ?? 'none')
  if (!isKnown) return 'SMTP_URL must have no other parameter than ?tls=required or ?tls=none.'
  const isImplicit = url.protocol === 'smtps:'
  if (isImplicit && tls === 'none') return 'SMTP_URL must begin with smtp: for ?tls=none.'

  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (tls === 'none' && user !== '' && !isLoopback(host)) {
    return 'SMTP_URL must not hold a password with ?tls=none, unless the server is on this machine.'
  }
  return {
    host,
    port: url.port ? Number(url.port) : isImplicit ? 465 : 587,
    tls: isImplicit ? 'implicit' : tls === 'required' || (tls === null && !isLoopback(host)) ? 'required' : 'none',
    auth: user === '' ? undefined : { user, pass },
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
