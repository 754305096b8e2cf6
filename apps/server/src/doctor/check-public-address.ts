import { keySetView } from '@guildhall/contract'
import { listPublicKeys } from '../modules/3-skills/results/credentials/credential.queries.ts'
import type { Config } from '../platform/config/config.ts'
import { isLocalOnly, isLoopback } from '../platform/config/is-local-only.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

export async function checkPublicAddress(installation: OpenInstallation, signal: AbortSignal): Promise<Finding[]> {
  const { config, limitMs } = installation
  if (isLocalOnly(config)) return [ok('Only this machine can reach Guildhall.')]
  if (isLoopback(new URL(config.publicUrl).hostname)) {
    return [
      warning(
        'PUBLIC_URL is an address that only this machine knows, so links in mails lead others nowhere.',
        'Set PUBLIC_URL to the address that people type.',
      ),
    ]
  }
  const limited = AbortSignal.any([signal, AbortSignal.timeout(limitMs / 2)])
  return [...judgeSettings(config), await reach(installation, limited)]
}

/** Guildhall itself does not encrypt, so a proxy does, from which all requests then come. */
function judgeSettings({ publicUrl, trustProxy }: Config): Finding[] {
  if (!publicUrl.startsWith('https:')) {
    return [
      warning(
        'PUBLIC_URL is not encrypted: others in the network can read passwords, and passkeys do not work.',
        'Put a proxy with a certificate in front (docs/proxies), and set PUBLIC_URL to its https:// address.',
      ),
    ]
  }
  if (trustProxy !== false) return []
  return [
    warning(
      'TRUST_PROXY is not set, so all visitors seem to come from the proxy and share the limits of one address.',
      'Set TRUST_PROXY to the address of the proxy, such as loopback.',
    ),
  ]
}

/** The keys of credentials tell installations apart: they are made once for each database. */
async function reach({ config: { publicUrl }, database: { db }, quote }: OpenInstallation, signal: AbortSignal) {
  let answer: Response
  let body: unknown
  try {
    answer = await fetch(`${publicUrl}/.well-known/jwks.json`, { redirect: 'manual', signal })
    body = await answer.json().catch(() => undefined)
  } catch (error) {
    return warning(
      `From here ${publicUrl} cannot be reached: ${quote(error)}.`,
      'If no server runs, start it. If people reach it, only this machine is kept from it. Otherwise check proxy, DNS and firewall.',
    )
  }
  const target = answer.headers.get('location')
  if (target) return warning(`${publicUrl} leads on to ${quote(target)}.`, 'Set PUBLIC_URL to the address it leads to.')
  const parsed = keySetView.safeParse(body)
  if (!parsed.success) {
    return warning(
      `${publicUrl} does not answer as Guildhall would, but with the status ${answer.status}.`,
      'If no server runs, start it. Otherwise check where the proxy sends requests.',
    )
  }
  const ours = new Set((await listPublicKeys(db)).map(({ publicJwk }) => publicJwk.x))
  return parsed.data.keys.some(({ x }) => ours.has(x))
    ? ok(`${publicUrl} is this installation.`)
    : problem(
        `At ${publicUrl} answers another installation of Guildhall, with another database.`,
        'Correct PUBLIC_URL or DATABASE_URL, or where the proxy sends requests.',
      )
}
