import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { dayMs } from '@guildhall/contract'
import { type Finding, ok, type Patient, problem, warning } from './finding.ts'

const soonDays = 14
const patienceMs = 5_000

/** Of PUBLIC_URL. Whether it can be reached at all is another check. */
export async function checkCertificate({ config, clock, quote }: Patient, signal: AbortSignal): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(config.publicUrl)
  if (protocol !== 'https:') return []
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    ...{ host, port: Number(port || 443), rejectUnauthorized: false }, // only looked at
    ...(isIP(host) ? {} : { servername: host }),
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) })
    const { valid_to: validTo } = socket.getPeerCertificate()
    return judge({ refusal: socket.authorizationError, validTo: new Date(validTo) })
  } catch {
    return []
  } finally {
    socket.destroy()
  }

  function judge({ refusal, validTo }: { refusal: Error | undefined; validTo: Date }): Finding[] {
    const days = Math.floor((validTo.getTime() - clock().getTime()) / dayMs)
    const todo =
      'Renew it, and look why that did not happen by itself: the proxy has to renew it and to load the new one.'
    const findings: Finding[] = []
    if (refusal) findings.push(problem(`Browsers refuse the certificate of ${host}: ${quote(refusal)}.`, todo))
    if (days < soonDays) findings.push(warning(`The certificate of ${host} ends at ${validTo.toISOString()}.`, todo))
    return findings.length > 0 ? findings : [ok(`The certificate of ${host} holds for ${days} more days.`)]
  }
}
