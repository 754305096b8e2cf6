/**
 * The bare handler: the product's statements and the same bytes, with only `node:http` and `pg`. No sessions,
 * validation, response schemas, security headers or routing. The difference in speed is what these cost.
 */

import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { partOf } from '../apps/server/src/modules/1-ground/events/shared/event.queries.ts'
import { toValues } from '../apps/server/src/modules/4-hiring/projects/create-project.ts'
import { presentProject, presentProjectDetail } from '../apps/server/src/modules/4-hiring/projects/project.presenter.ts'
import { insertProject } from '../apps/server/src/modules/4-hiring/projects/project.queries.ts'
import { findProjectDetail } from '../apps/server/src/modules/4-hiring/projects/project-detail.queries.ts'
import { aboutProject } from '../apps/server/src/modules/4-hiring/projects/shared/about-project.ts'
import { type Db, openDatabase } from '../apps/server/src/platform/database/database.ts'

const url = process.env.DATABASE_URL ?? ''
const ours = openDatabase(url)
/** `pg` as it comes: it is asked for each statement on its own, as a transaction is. */
const asItComes = () =>
  ({ session: { client: new pg.Pool({ connectionString: url, max: ours.pool.options.max }) } }) as unknown as Db
const db = process.env.DRIVER === 'bareOurs' ? ours.db : asItComes()
const userIds: Record<string, string> = JSON.parse(process.env.USER_IDS ?? '{}')

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const userId = userIds[request.headers.authorization?.slice('Bearer '.length) ?? ''] ?? ''
  if (request.method === 'POST') {
    const body = JSON.parse(await textOf(request))
    const id = randomUUID()
    const about = aboutProject({ id, title: body.title, clientId: userId })
    const values = { ...toValues({ ...body, deadline: new Date(body.deadline) }), id, clientId: userId }
    const event = partOf([{ kind: 'project.posted', actorId: userId, about }], new Date())
    const project = await insertProject(db, values, event)
    return { status: 201, body: presentProject(project, userId) }
  }
  const project = await findProjectDetail(db, (request.url ?? '').slice('/projects/'.length), userId)
  return project
    ? { status: 200, body: presentProjectDetail(project, userId) }
    : { status: 404, body: { error: 'There is no such project.' } }
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
process.on('SIGTERM', () => process.exit(0))
