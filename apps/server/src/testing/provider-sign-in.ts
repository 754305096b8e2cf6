import type { ProviderAnswerView, ProviderId, ProviderStartView } from '@guildhall/contract'
import { onTestFinished } from 'vitest'
import { BrowserCookies } from './browser-cookies.ts'
import { startGitHubServer } from './github-server.ts'
import { startOpenIdProvider } from './openid-provider.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let shared: Promise<{ t: TestApp; provider: Awaited<ReturnType<typeof startOpenIdProvider>> }> | undefined

/** For a whole file: they take longer to start than most tests take. The file stops the provider. */
function arrangeShared() {
  shared ??= (async () => {
    const provider = await startOpenIdProvider()
    return { provider, t: await startTestApp({ identityProviders: [provider.config], logLevel: 'info' }) }
  })()
  return shared
}

export async function stopSharedProvider() {
  const running = await shared
  shared = undefined
  await running?.provider.stop()
}

/** An application with a provider of OpenID Connect, and a person there whom nobody else is. */
export async function arrangeProvider() {
  const { t, provider } = await arrangeShared()
  t.setClock(undefined)
  const id = t.newId()
  const person = { sub: id, email: `${id}@example.com`, email_verified: true, name: 'Ada Lovelace' }
  provider.setPerson(person)
  return { t, provider, person }
}

export async function arrangeGitHub(
  person: Parameters<typeof startGitHubServer>[0],
  options: Parameters<typeof startTestApp>[0] = {},
) {
  const github = await startGitHubServer(person)
  const t = await startTestApp({ ...options, identityProviders: [github.config] })
  onTestFinished(github.stop)
  return { t, github }
}

/** As far as the browser is back: what it brings along, and the cookie that it kept. */
export async function goToProvider(
  t: TestApp,
  {
    id = 'oidc',
    start = () => t.anonymous.post(`/auth/providers/${id}/start`, { next: '/freelance' }),
  }: {
    id?: ProviderId
    start?: () => ReturnType<TestApp['anonymous']['post']>
  } = {},
) {
  const begun = await start()
  const { url } = begun.json<ProviderStartView>()
  const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
  const answer = await new BrowserCookies().followUntil(url, `${t.deps.config.publicUrl}/`)
  return { url: new URL(url), answer, cookie, setCookie: String(begun.headers['set-cookie']) }
}

export async function finishAtProvider(
  t: TestApp,
  { answer, cookie, id = 'oidc' }: { answer: string; cookie?: string; id?: ProviderId },
  by?: { token: string },
) {
  const caller = by ? t.as(by) : t.anonymous
  return caller.post(`/auth/providers/${id}/finish`, { answer }, cookie ? { headers: { cookie } } : {})
}

/** There and back again. */
export async function signInAtProvider(t: TestApp, id: ProviderId = 'oidc') {
  return finishAtProvider(t, { ...(await goToProvider(t, { id })), id })
}

/** A person who has signed up with the provider, and has no password. */
export async function signUpAtProvider(t: TestApp) {
  const { session } = (await signInAtProvider(t)).json<ProviderAnswerView>()
  if (!session) throw new Error('a session expected')
  return { ...session, id: session.userId }
}

/** As if the account had been linked long ago. */
export async function insertIdentity(t: TestApp, { userId, subject }: { userId: string; subject: string }) {
  const { provider } = await arrangeShared()
  await t.pool.query(
    `insert into identities (user_id, provider, issuer, subject, label, created_at) values ($1, 'oidc', $2, $3, 'Ada', now())`,
    [userId, provider.config.issuer.origin, subject],
  )
}
