import type { FastifyInstance } from 'fastify'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ids in paths are put in lower case, as PostgreSQL writes them: texts are compared with them. For bodies and queries see `idText`. */
export function installPathIds(app: FastifyInstance) {
  app.addHook('onRequest', ({ params }, _reply, next) => {
    const parts = params as Record<string, string>
    for (const name in parts) {
      const part = parts[name] ?? ''
      if (id.test(part)) parts[name] = part.toLowerCase()
    }
    next()
  })
}
