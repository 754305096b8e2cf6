import swagger from '@fastify/swagger'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { KeptText } from '../platform/http/kept-text.ts'
import { describeDocument, type RawDocument } from './api-document.ts'
import type { OpenApiDocument } from './openapi.types.ts'
import { installReferencePage } from './page/reference-page.ts'
import type { RouteFacts } from './refine-operation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Call after `ready()`. `publicUrl` is the public address of the server, or `''`. */
    describeApi(publicUrl: string): OpenApiDocument
  }
}

/** Documents every route declared after it: `/api/openapi.json` (OpenAPI 3.1) and the page `/api/docs`. */
export async function installApiReference(app: FastifyInstance, publicUrl: string) {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input)
      const { config = {}, method, url: path } = input.route
      const facts: RouteFacts = {
        access: config.access ?? 'session',
        whileSuspended: config.whileSuspended ?? false,
        missing: missingOf(config),
        limited: [method]
          .flat()
          .flatMap((one) => app.limitTable.get(`${one} ${path}`) ?? [])
          .map(({ code }) => code),
      }
      return { schema: { ...schema, 'x-route': facts }, url }
    },
  })
  const made = new Map<string, OpenApiDocument>()
  const describe = (address: string): OpenApiDocument => {
    const document = made.get(address) ?? describeDocument(app.swagger() as unknown as RawDocument, address)
    made.set(address, document)
    return document
  }
  app.decorate('describeApi', describe)

  let text: KeptText | undefined
  app.get(
    '/api/openapi.json',
    {
      config: { access: 'public', caching: 'public, max-age=300' },
      schema: {
        summary: 'This description as OpenAPI 3.1',
        description: 'Every call with its parameters, answers and refusals, for programs that generate clients.',
      },
    },
    (request, reply) => {
      text ??= new KeptText(JSON.stringify(describe(publicUrl)), 'application/json; charset=utf-8')
      return text.send(request, reply)
    },
  )
  installReferencePage(app, publicUrl)
}

function missingOf({ missing }: FastifyContextConfig): RouteFacts['missing'] {
  if (missing === undefined) return []
  return typeof missing === 'string' ? [missing] : Object.values(missing)
}
