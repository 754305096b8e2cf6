import * as contract from '@guildhall/contract'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fieldNotes } from './field-notes.ts'
import type { JsonSchema } from './openapi.types.ts'

/** Contract schemas by their name in the description: `projectView` is `Project`, `projectBody` is `ProjectBody`. */
export const contractSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries(contract).flatMap(([name, value]): [string, z.ZodType][] =>
    value instanceof z.ZodType && /(View|Body)$/.test(name) ? [[componentName(name), value]] : [],
  ),
)

function componentName(exportName: string): string {
  const name = exportName.replace(/View$/, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Replaces contract schemas by references and collects them for `components.schemas`. */
export class SchemaComponents {
  readonly #names = new Map<string, string>()
  readonly #schemas = new Map<string, JsonSchema>()

  constructor() {
    for (const [name, schema] of contractSchemas) {
      const asJson = jsonSchemaOf(schema, name.endsWith('Body') ? 'request' : 'answer')
      const isNamed = asJson.type === 'object' || asJson.type === 'array' || asJson.anyOf || asJson.oneOf
      if (isNamed) this.#names.set(keyOf(asJson), name)
    }
  }

  lift(schema: JsonSchema): JsonSchema {
    const name = this.#names.get(keyOf(simplify(schema)))
    if (!name) return this.#liftParts(simplify(schema))
    if (!this.#schemas.has(name)) {
      this.#schemas.set(name, {})
      this.#schemas.set(name, withNotes(name, this.#liftParts(simplify(schema))))
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  refer(name: string): JsonSchema {
    const schema = contractSchemas.get(name)
    if (!schema) throw new Error(`The contract has no schema for ${name}.`)
    return this.lift(jsonSchemaOf(schema, name.endsWith('Body') ? 'request' : 'answer'))
  }

  get all(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].sort(([one], [other]) => one.localeCompare(other, 'en')))
  }

  #liftParts(schema: JsonSchema): JsonSchema {
    const lifted = { ...schema }
    if (schema.properties) {
      lifted.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([name, property]) => [name, this.lift(property)]),
      )
    }
    if (schema.items) lifted.items = this.lift(schema.items)
    if (schema.anyOf) lifted.anyOf = schema.anyOf.map((one) => this.lift(one))
    if (schema.oneOf) lifted.oneOf = schema.oneOf.map((one) => this.lift(one))
    if (typeof schema.additionalProperties === 'object') {
      lifted.additionalProperties = this.lift(schema.additionalProperties)
    }
    return lifted
  }
}

function withNotes(name: string, schema: JsonSchema): JsonSchema {
  const notes = fieldNotes[name]
  if (!notes || !schema.properties) return schema
  const properties = { ...schema.properties }
  for (const [field, description] of Object.entries(notes)) properties[field] = { ...properties[field], description }
  return { ...schema, properties }
}

/** Drops duplicates of formats and "safe integer" bounds; writes `const` as `enum`, like the framework. */
export function simplify(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    const { pattern, const: only, ...rest } = value as JsonSchema & { pattern?: string }
    if (only !== undefined) rest.enum = [only]
    if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum
    if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum
    return pattern !== undefined && typeof rest.format !== 'string' ? { ...rest, pattern } : rest
  }) as JsonSchema
}

function jsonSchemaOf(schema: z.ZodType, side: 'request' | 'answer'): JsonSchema {
  const { schema: made } = jsonSchemaTransform({
    schema: side === 'request' ? { body: schema } : { response: { 200: schema } },
    url: '/',
    openapiObject: { openapi: '3.1.0', info: { title: '', version: '' } },
  } as Parameters<typeof jsonSchemaTransform>[0])
  const { body, response } = made as { body?: JsonSchema; response?: Record<string, JsonSchema> }
  return simplify(body ?? response?.[200] ?? {})
}

/** The same for schemas that differ only in key order. */
function keyOf(schema: JsonSchema): string {
  return JSON.stringify(schema, (key, value: unknown) => {
    if (key === '$schema') return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
