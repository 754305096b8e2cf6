/**
 * What an experienced team would write in a week with Fastify and `pg`: signed tokens, JSON schemas for requests and
 * responses, named statements, `ILIKE` with trigram indexes. Responds like the product, without its rules and limits.
 */
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import Fastify, { type FastifyPluginAsync } from 'fastify'
import pg from 'pg'
import { openPlainProjects } from './plain-projects.ts'
import { createSchema, listSchema, oneSchema } from './plain-schemas.ts'

declare module 'fastify' {
  interface FastifyRequest {
    jwtVerify<Claims>(): Promise<Claims>
  }
}

const { DATABASE_URL, JWT_SECRET = '', PEERS_FOLDER = '' } = process.env
const requirePeer = createRequire(path.join(PEERS_FOLDER, 'package.json'))
const jwt = requirePeer('@fastify/jwt') as FastifyPluginAsync<{ secret: string }>

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
const projects = openPlainProjects(pool)
const app = Fastify()
await app.register(jwt, { secret: JWT_SECRET })
app.decorateRequest('userId', '')
app.addHook('onRequest', async (request) => {
  const { sub } = await request.jwtVerify<{ sub: string }>()
  request.userId = sub
})

app.get<{ Querystring: { search: string; category: string; limit: number; counts: 'yes' | 'no' } }>(
  '/projects',
  { schema: listSchema },
  (request) => projects.list(request.query, request.userId),
)

app.get<{ Params: { id: string } }>('/projects/:id', { schema: oneSchema }, async (request, reply) => {
  const project = await projects.find(request.params.id, request.userId)
  return project ?? reply.code(404).send({ error: 'There is no such project.' })
})

app.post<{ Body: Parameters<typeof projects.create>[0] }>(
  '/projects/create',
  { schema: createSchema },
  async (request, reply) => reply.code(201).send(await projects.create(request.body, request.userId)),
)

await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
process.on('disconnect', () => process.exit(0))
