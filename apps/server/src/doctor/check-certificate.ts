import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { dayMs } from '@guildhall/contract'
import { type Finding, type Installation, ok, problem, warning } from './finding.ts'

const soonDays = 14

/** Of PUBLIC_URL. Whether it can be reached at all is another check. `ca`: an authority that this machine does not know. */
export async function checkCertificate(
  { config, clock, limitMs }: Installation,
  signal: AbortSignal,
  ca?: string,
): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(config.publicUrl)
  if (protocol !== 'https:') return []
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    ...{ host, port: Number(port || 443), rejectUnauthorized: false }, // only looked at
    ...(isIP(host) ? {} : { servername: host }),
    ...(ca ? { ca } : {}),
  })
  socket.on('error', () => {})
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs / 2)]) })
    const { valid_to: validTo } = socket.getPeerCertificate()
    // Node.js gives the code alone, whatever its types say.
    const refusal = socket.authorizationError ? String(socket.authorizationError) : undefined
    return validTo ? judgeCertificate({ host, refusal, validTo: new Date(validTo), now: clock() }) : []
  } catch {
    return []
  } finally {
    socket.destroy()
  }
}

type Certificate = { host: string; refusal: string | undefined; validTo: Date; now: Date }

/** `refusal`: the code with which this machine refuses it. Browsers may know issuers that this machine does not. */
export function judgeCertificate({ host, refusal, validTo, now }: Certificate): Finding[] {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
  const findings: Finding[] = []
  const renew =
    'Renew it, and find out why that did not happen by itself: the proxy has to renew it and to load the new one.'
  if (days < 0 || refusal === 'CERT_HAS_EXPIRED') {
    const what = days < 0 ? `The certificate of ${host}` : `The certificate of ${host}, or one of its issuers,`
    findings.push(problem(`${what} has expired, so browsers refuse it.`, renew))
  } else if (days < soonDays) {
    findings.push(warning(`The certificate of ${host} ends at ${validTo.toISOString()}.`, renew))
  }
  if (refusal === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    findings.push(
      problem(
        `The certificate is not made out for ${host}, so browsers refuse it.`,
        `Let the proxy get one for ${host}, or correct PUBLIC_URL.`,
      ),
    )
  } else if (refusal === 'CERT_NOT_YET_VALID') {
    findings.push(
      problem(
        `The certificate of ${host} begins later than now, so browsers refuse it.`,
        'Check the clock of this machine. If it is right, get a certificate that holds already.',
      ),
    )
  } else if (refusal && refusal !== 'CERT_HAS_EXPIRED') {
    findings.push(
      warning(
        `This machine does not trust the certificate of ${host} (${refusal}).`,
        'If browsers do not either, get one from an authority they know, and configure the proxy to send the full chain.',
      ),
    )
  }
  return findings.length > 0 ? findings : [ok(`The certificate of ${host} holds for ${days} more days.`)]
}
