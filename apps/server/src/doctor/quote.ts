import type { Config } from '../platform/config/config.ts'
import { plainLine } from '../platform/mail/clean-text.ts'

/** Characters of what others said that are shown. */
const shownMost = 300

/** Servers may repeat what we sent. */
export function quoteWithout(secrets: readonly string[]) {
  return (said: unknown): string => {
    const safe = secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), reasonOf(said))
    return plainLine(safe, shownMost).replace(/\.$/, '')
  }
}

/** What wraps an error often says less than its cause, and some errors have only a code. */
function reasonOf(said: unknown): string {
  if (typeof said === 'string') return said
  const cause = said instanceof Error && said.cause instanceof Error ? said.cause : said
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

/** All that the settings hold, also as they are sent. The longest first, as one may be a part of another. */
export function secretsOf({
  databaseUrl,
  databaseDirectUrl,
  databaseMigrationUrl,
  databaseReplicaUrls,
  valkeyUrl,
  s3,
  smtp,
  ai,
  stripe,
  ...config
}: Config): string[] {
  const { auth } = smtp ?? {}
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const secrets = [
    ...[databaseUrl, databaseDirectUrl, databaseMigrationUrl, ...databaseReplicaUrls, valkeyUrl, s3?.endpoint].flatMap(
      passwordsOf,
    ),
    ...loneNamesOf(s3?.endpoint),
    s3?.secretAccessKey,
    ...(auth ? [auth.pass, base64(auth.pass), base64(`\0${auth.user}\0${auth.pass}`)] : []),
    ai?.apiKey,
    ...(stripe ? [stripe.secretKey, ...stripe.webhookSecrets] : []),
    ...config.identityProviders.map(({ clientSecret }) => clientSecret),
    config.secretsKey?.toString('base64'),
  ]
  return secrets.filter((secret): secret is string => Boolean(secret)).sort((one, other) => other.length - one.length)
}

/** PostgreSQL takes it as a parameter, too, in which it reads `+` as a space. */
function passwordsOf(url: string | undefined): string[] {
  if (!url) return []
  const { password, search, searchParams } = new URL(url)
  const parameters = [...search.matchAll(/[?&]password=([^&]*)/g)].map(([, value = '']) => value)
  return [...searchParams.getAll('password'), ...[password, ...parameters].flatMap((sent) => [sent, decoded(sent)])]
}

/** A token may stand where a name would. */
function loneNamesOf(url: string | undefined): string[] {
  if (!url) return []
  const { username, password } = new URL(url)
  return password ? [] : [username, decoded(username)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
