import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { registerPublic } from './authenticate.ts'

/** Swagger UI sets styles from its scripts; nothing else leaves the page's own address. */
const readingPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "object-src 'none'; base-uri 'self'; frame-ancestors 'none'"
/** There is one document, so there is none to choose. */
const plainLook = '.swagger-ui .topbar { display: none }'

/** How OpenAPI says that a session is welcome and not needed. */
const withOrWithout: Record<string, string[]>[] = [{ session: [] }, {}]

/** Collects every route declared after it into one OpenAPI 3.1 document: `/api/openapi.json`, readable at `/api/docs`. */
export async function installApiDocs(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Guildhall',
        version: '1.0.0',
        description:
          'Everything the pages do goes through these calls. Sign in, then send the token as `Authorization: Bearer <token>`. ' +
          'Failures carry `error` and `message` (the same sentence), a stable `code`, and `details` where a field is at fault.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input)
      const { access } = input.route.config ?? {}
      if (access === 'public') return { schema: { ...schema, security: [] }, url }
      return { schema: access === 'optional' ? { ...schema, security: withOrWithout } : schema, url }
    },
  })
  await registerPublic(app, async (scope) => {
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      transformStaticCSP: () => readingPolicy,
      theme: { title: 'Guildhall API', css: [{ filename: 'guildhall.css', content: plainLook }] },
      uiConfig: { docExpansion: 'list' },
    })
  })
  app.get(
    '/api/openapi.json',
    { config: { access: 'public', caching: 'public, max-age=300' }, schema: { hide: true } },
    () => app.swagger(),
  )
}
