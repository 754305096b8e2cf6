import { hash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderConfig } from '../platform/identity-providers/provider-variables.ts'

type Repository = {
  name: string
  description: string | null
  language: string | null
  fork?: boolean
  archived?: boolean
  private?: boolean
}
type GitHubPerson = {
  id: number
  login: string
  name?: string | null
  emails: { email: string; primary: boolean; verified: boolean }[]
  repositories?: Repository[]
}

const client = { clientId: 'Iv1.guildhall', clientSecret: 'a secret of GitHub' }

/** Speaks as much of GitHub's protocol as we use. Written from GitHub's documentation; it is not GitHub. */
export async function startGitHubServer(person: GitHubPerson) {
  const codes = new Map<string, { challenge: string; redirectUri: string }>()
  const tokens = new Set<string>()
  const calls: string[] = []
  let isDown = false
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', url)
    calls.push(`${request.method} ${pathname}`)
    if (isDown) return send(response, 502, {})
    if (pathname === '/login/oauth/authorize') {
      const code = randomUUID()
      const redirectUri = searchParams.get('redirect_uri') ?? ''
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirectUri })
      const back = new URL(redirectUri)
      back.search = String(new URLSearchParams({ code, state: searchParams.get('state') ?? '' }))
      return response.writeHead(302, { location: back.href }).end()
    }
    if (pathname === '/login/oauth/access_token') return send(response, 200, exchange(await formOf(request)))
    const isApp = request.headers.authorization === basicAuth()
    if (!isApp && !tokens.has(request.headers.authorization?.replace(/^bearer /i, '') ?? '')) {
      return send(response, 401, { message: 'Bad credentials' })
    }
    if (pathname === '/api/v3/user')
      return send(response, 200, { ...person, emails: undefined, repositories: undefined })
    if (pathname === '/api/v3/user/emails') return send(response, 200, person.emails)
    if (pathname === `/api/v3/users/${person.login}/repos`) {
      const owner = { id: person.id, login: person.login }
      const repositories = (person.repositories ?? []).map((repository, at) => ({
        ...{ id: at + 1, fork: false, archived: false, private: false, owner, stargazers_count: 0 },
        ...repository,
        html_url: `${url}/${person.login}/${repository.name}`,
      }))
      return send(response, 200, repositories)
    }
    return send(response, 404, { message: 'Not Found' })
  }

  /** GitHub answers 200 to a code that it refuses, too. */
  function exchange(form: URLSearchParams): object {
    const code = form.get('code') ?? ''
    const known = codes.get(code)
    codes.delete(code)
    const isRight =
      known?.redirectUri === form.get('redirect_uri') &&
      known.challenge === hash('sha256', form.get('code_verifier') ?? '', 'base64url') &&
      form.get('client_secret') === client.clientSecret
    if (!isRight) return { error: 'bad_verification_code', error_description: 'The code is incorrect or expired.' }
    const token = `gho_${randomUUID()}`
    tokens.add(token)
    return { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' }
  }

  return {
    config: { id: 'github', name: 'GitHub', issuer: new URL(url), ...client } satisfies ProviderConfig,
    person,
    calls,
    setDown(value: boolean) {
      isDown = value
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const basicAuth = () => `Basic ${Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')}`

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
