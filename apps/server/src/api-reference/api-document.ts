import { examples } from './examples.ts'
import { introduction } from './introduction.ts'
import type { OpenApiDocument, Operation, Parameter } from './openapi.types.ts'
import { aliases, chapters } from './operations.ts'
import { type RawOperation, type RouteFacts, refineOperation } from './refine-operation.ts'
import { SchemaComponents } from './schema-components.ts'
import { anyFailure, anyRefusal, failureResponses, headers } from './shared-components.ts'

export type RawDocument = { paths: Record<string, Record<string, RawOperation & { 'x-route': RouteFacts }>> }

/** Throws if chapters and routes do not match. `publicUrl` has no trailing slash; may be `''`. */
export function describeDocument(raw: RawDocument, publicUrl: string): OpenApiDocument {
  const schemas = new SchemaComponents()
  const parameters: Record<string, Parameter> = {}
  const paths: OpenApiDocument['paths'] = {}
  const left = new Set(routesOf(raw))

  for (const [tag, { operations }] of Object.entries(chapters)) {
    for (const [route, facts] of Object.entries(operations)) {
      const { method, path, operation } = take(raw, route)
      left.delete(route)
      const names = Object.keys(aliases).filter((alias) => aliases[alias] === route)
      const { 'x-route': known, ...declared } = operation
      const refined = refineOperation({ ...declared, tags: [tag] }, facts, known, { schemas, parameters })
      paths[path] = { ...paths[path], [method]: withAliases(refined, names) }
    }
  }
  for (const alias of Object.keys(aliases)) left.delete(alias)
  if (left.size > 0) throw new Error(`Describe these routes in a chapter of api-reference/: ${[...left].join(', ')}.`)

  schemas.refer('Failure')
  return {
    openapi: '3.1.0',
    info: {
      title: 'Guildhall API',
      version: '1.0.0',
      summary: 'Projects, proposals, deliveries, proven skills and courses.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Help', url: `${publicUrl}/help` },
    },
    servers: [{ url: publicUrl || '/', description: 'The server this description came from.' }],
    security: [{ session: [] }],
    tags: Object.entries(chapters).map(([name, { description }]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The `token` of a sign-up or sign-in.' },
      },
      parameters,
      headers,
      responses: Object.fromEntries(
        [...Object.values(failureResponses), anyRefusal, anyFailure].map(({ name, response }) => [name, response]),
      ),
      schemas: schemas.all,
      examples,
    },
  }
}

function routesOf(raw: RawDocument): string[] {
  return Object.entries(raw.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

function take(raw: RawDocument, route: string) {
  const [verb = '', path = ''] = route.split(' ')
  const method = verb.toLowerCase()
  const operation = raw.paths[path]?.[method]
  if (!operation) throw new Error(`A chapter describes ${route}, and there is no such route.`)
  return { method, path, operation }
}

function withAliases(operation: Operation, names: string[]): Operation {
  if (names.length === 0) return operation
  const listed = names.map((name) => `\`${name}\``).join(', ')
  const description = [operation.description, `Also at ${listed}.`].filter(Boolean).join(' ')
  return { ...operation, description, 'x-aliases': names }
}
