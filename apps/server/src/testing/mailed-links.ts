import type { TestApp } from './test-app.ts'

/**
 * The token in a mail to `address` whose link leads to `page`: of several, the one that still works. Dates of mails
 * cannot tell, as they are whole seconds.
 */
export async function mailedToken(t: TestApp, address: string, page: string): Promise<string> {
  const tokens = await mailedTokens(t, address, page)
  const isOpen = 'select count(*) from account_tokens where token_hash = sha256($1::bytea) and revoked_at is null'
  const open = []
  for (const token of tokens) if ((await t.value(isOpen, [token])) === 1) open.push(token)
  const token = open.at(-1) ?? tokens.at(-1)
  if (!token) throw new Error(`no mail to ${address} leads to ${page}`)
  return token
}

export async function mailedTokens(t: TestApp, address: string, page: string): Promise<string[]> {
  await t.runJobs()
  const mails = await t.mailsTo(address)
  return mails.flatMap(({ text }) => text?.match(new RegExp(`/${page}#([\\w-]{43})\\b`))?.[1] ?? [])
}

export async function signUpPerson(t: TestApp) {
  const person = { username: 'Ada', email: `${t.newId()}@example.com`, password: 'correct horse' }
  const { token, userId } = (await t.anonymous.post('/auth/signup', person)).json<{ token: string; userId: string }>()
  return {
    ...person,
    id: userId,
    token,
    signIn: (password = person.password, email = person.email) => t.anonymous.post('/auth/login', { email, password }),
    account: async () => (await t.as({ token }).get('/api/account')).json(),
  }
}

export async function signUpConfirmed(t: TestApp) {
  const person = await signUpPerson(t)
  await t.anonymous.post('/auth/confirm-email', { token: await mailedToken(t, person.email, 'confirm-email') })
  return person
}
