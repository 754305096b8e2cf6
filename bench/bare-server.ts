/**
 * The peer: the same statements and the same bytes, by nothing but `node:http` and `pg`. No sessions, no validation, no
 * whitelist, no security headers, no route table. What it is faster by is what all of those cost.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { answerByIlike } from './bare-ilike.ts'
import { answerBrowse, answerProject } from './bare-reads.ts'
import { createProject, propose } from './bare-writes.ts'

// As in the application: without it pg gives int8 as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
/** Whom our server finds out by the token. */
const viewerId = process.env.VIEWER_ID ?? ''
const clientId = process.env.CLIENT_ID ?? ''

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  if (request.method === 'GET') {
    const parameters = new URLSearchParams(query)
    const search = parameters.get('search') ?? ''
    const category = parameters.get('category') ?? 'All Projects'
    if (path === '/projects') return { status: 200, body: await answerBrowse(pool, { viewerId, search, category }) }
    if (path === '/ilike') {
      const counted = parameters.get('counted') === 'yes'
      return { status: 200, body: await answerByIlike(pool, { viewerId, search, category, counted }) }
    }
    return { status: 200, body: await answerProject(pool, path.slice('/projects/'.length), viewerId) }
  }
  const body = JSON.parse(await textOf(request))
  if (path === '/projects/create') return { status: 201, body: await createProject(pool, body, clientId) }
  return { status: 201, body: await propose(pool, body) }
}

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}

function send(response: ServerResponse, status: number, body: unknown) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => send(response, status, body),
    (error: Error) => send(response, 500, { error: error.message }),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit(0))
