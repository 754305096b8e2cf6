import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database, ReadDb } from '../database/database.ts'
import { replicaLimits } from '../database/replicas.ts'
import { digestOf } from '../tokens.ts'
import { bearerToken } from './authenticate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer may be up to a second old, except for those who wrote. For reads that no act and no money depends on. */
    mayReadReplica?: true
  }
  interface FastifyInstance {
    readsReplicas: boolean
  }
  interface FastifyRequest {
    /** For routes that declare `mayReadReplica`, a replica that is fresh enough for who asks; else the primary. */
    readonly reads: ReadDb
  }
}

/** Pages are asked for without the token of the session, so what a browser wrote must be known by a cookie, too. */
const writtenCookie = 'guildhall_wrote'
/** Seconds. No replica that is read is as far behind. */
const cookieSeconds = Math.ceil((2 * replicaLimits.freshMs) / 1_000)

/** Install after the sessions. */
export function installReplicaReads(app: FastifyInstance, { db, replicas }: Database) {
  app.decorate('readsReplicas', replicas !== undefined)
  app.decorateRequest('reads', {
    getter(this: FastifyRequest) {
      if (!replicas || !this.routeOptions.config.mayReadReplica || wantsPrimary(this)) return db
      return replicas.choose(sessionOf(this)) ?? db
    },
  })
  app.addHook('onRoute', ({ method, url, config }) => {
    const isRead = [method].flat().every((one) => one === 'GET' || one === 'HEAD')
    if (config?.mayReadReplica && !isRead) throw new Error(`${url} writes, so it cannot read from a replica`)
  })
  if (!replicas) return
  const isSafe = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
  app.addHook('onListen', async () => replicas.wake())
  app.addHook('onSend', async (request, reply, payload) => {
    if (isSafe(request)) return
    tellBrowser(app, reply)
    const session = sessionOf(request)
    if (!session) return
    // What is sent piece by piece is written meanwhile.
    if (payload instanceof Readable) payload.once('end', () => void replicas.wrote(session))
    await replicas.wrote(session)
  })
}

/** What browsers send when somebody reloads, and our pages after they heard that something changed. */
const asksForNew = /\b(no-cache|max-age=0)\b/

function wantsPrimary({ headers }: FastifyRequest): boolean {
  return asksForNew.test(headers['cache-control'] ?? '') || hasWritten(headers.cookie)
}

export const hasWritten = (cookie: string | undefined) => cookie?.includes(`${writtenCookie}=`) ?? false

/** Names the session as its mark does; '' without one. */
function sessionOf({ headers }: FastifyRequest): string {
  const token = bearerToken(headers.authorization)
  return token ? digestOf(token) : ''
}

function tellBrowser(app: FastifyInstance, reply: FastifyReply) {
  const secure = app.publicUrl.startsWith('https:') ? '; Secure' : ''
  void reply.header(
    'set-cookie',
    `${writtenCookie}=1; Max-Age=${cookieSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  )
}
