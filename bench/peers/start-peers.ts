import { createHmac, randomBytes } from 'node:crypto'
import path from 'node:path'
import { guildhallApi, parseApi } from '../apis.ts'
import type { Contender } from '../contenders.ts'
import { ask } from '../load.ts'
import type { People } from '../people.ts'
import { forkServer } from '../servers.ts'
import { installPeers } from './install-peers.ts'
import { addPlainUsers } from './plain-tables.ts'

export async function* startPeers(databaseUrl: string, people: People) {
  const PEERS_FOLDER = await installPeers()
  yield* await startPlain(databaseUrl, people, PEERS_FOLDER)
  yield await startParse(databaseUrl, people, PEERS_FOLDER)
}

async function startPlain(databaseUrl: string, people: People, PEERS_FOLDER: string): Promise<Contender[]> {
  await addPlainUsers(databaseUrl)
  const JWT_SECRET = randomBytes(32).toString('hex')
  const server = await forkServer(path.join(import.meta.dirname, 'plain-server.ts'), {
    DATABASE_URL: databaseUrl,
    PGOPTIONS: '-c search_path=plain,public',
    JWT_SECRET,
    PEERS_FOLDER,
  })
  const plain: Contender = {
    ...server,
    key: 'plain',
    name: 'plain Fastify',
    api: guildhallApi,
    clientTokens: people.clients.map(({ id }) => signToken(id, JWT_SECRET)),
    viewerToken: signToken(people.viewer.id, JWT_SECRET),
  }
  const rowsAlone: Contender = {
    ...plain,
    key: 'plainRows',
    name: 'plain Fastify, rows alone',
    api: {
      ...guildhallApi,
      browse: (view) => ({ method: 'GET', path: `${guildhallApi.browse(view).path}&counts=no` }),
    },
  }
  return [plain, rowsAlone]
}

async function startParse(databaseUrl: string, people: People, PEERS_FOLDER: string): Promise<Contender> {
  const server = await forkParse(databaseUrl, PEERS_FOLDER)
  // It is started several times, and keeps its accounts.
  const signUp = async (email: string) => {
    const username = `${randomBytes(4).toString('hex')}-${email}`
    const body = JSON.stringify({ username, password: randomBytes(16).toString('hex') })
    const target = { port: server.port, people: ['x-parse-application-id: bench'] }
    const answer = JSON.parse(await ask(target, { method: 'POST', path: '/parse/users', body }))
    return answer.sessionToken as string
  }
  const clientTokens: string[] = []
  for (const { email } of people.clients) clientTokens.push(await signUp(email))
  const viewerToken = await signUp(people.viewer.email)
  return { ...server, key: 'parse', name: 'Parse Server 9', api: parseApi, clientTokens, viewerToken }
}

export function forkParse(databaseUrl: string, PEERS_FOLDER: string) {
  return forkServer(
    path.join(import.meta.dirname, 'parse-server.ts'),
    { DATABASE_URL: databaseUrl, PGOPTIONS: '-c search_path=parse,public', PEERS_FOLDER },
    // It logs a page of advice and creates a log folder in its working directory.
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], cwd: PEERS_FOLDER },
  )
}

function signToken(userId: string, secret: string): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const iat = Math.floor(Date.now() / 1_000)
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: userId, iat, exp: iat + 86_400 })}`
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
}
