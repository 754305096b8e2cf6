import type { JsonSchema, OpenApiDocument } from '../openapi.types.ts'

const byFormat: Readonly<Record<string, string>> = {
  uuid: '3f1e7b52-2f7d-4c53-b1a4-6d0f5f3f8c03',
  'date-time': '2030-01-31T09:30:00.000Z',
  date: '2030-01-31',
  uri: 'https://guildhall.example/',
  email: 'maren@example.com',
}

export function resolve(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  const name = schema.$ref?.split('/').pop()
  return name ? (components.schemas[name] ?? {}) : schema
}

/** An example value for `schema`: that of its component, else a generated one. */
export function sampleValue(schema: JsonSchema, document: OpenApiDocument): unknown {
  const example = document.components.examples[schema.$ref?.split('/').pop() ?? '']
  if (example) return example.value
  const {
    type,
    properties,
    items,
    anyOf,
    enum: values,
    const: only,
    format,
    default: preset,
    minimum,
  } = resolve(schema, document)
  if (only !== undefined) return only
  if (preset !== undefined) return preset
  if (values) return values[0]
  if (anyOf) return anyOf[0] && sampleValue(anyOf[0], document)
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, sampleValue(value, document)]))
  }
  if (items) return [sampleValue(items, document)]
  const [kind] = [type].flat()
  if (kind === 'integer' || kind === 'number') return minimum ?? 1
  if (kind === 'boolean') return true
  if (kind === 'string') return byFormat[format ?? ''] ?? 'text'
  return {}
}
