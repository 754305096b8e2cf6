import { type Html, html, nothing } from '../../platform/http/html.ts'
import type { JsonSchema, OpenApiDocument } from '../openapi.types.ts'
import { renderInline } from './render-markdown.ts'

export type Field = { name: string; schema: JsonSchema; description?: string; isRequired: boolean; place?: string }

export function renderFields(fields: readonly Field[], document: OpenApiDocument): Html {
  if (fields.length === 0) return nothing
  return html`<ul class="fields">${fields.map((field) => renderField(field, document))}</ul>`
}

export function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    ...(schema.description ? { description: schema.description } : {}),
    isRequired: required.includes(name),
  }))
}

function renderField({ name, schema, description, isRequired, place }: Field, document: OpenApiDocument): Html {
  const inner = fieldsOf(innermost(schema))
  return html`<li><div class="name"><code>${name}</code> <span class="type">${typeOf(schema)}</span>${
    place ? html` <span class="type">${place}</span>` : nothing
  }${isRequired ? html` <span class="required">required</span>` : nothing}</div>${
    description ? html`<p>${renderInline(description)}</p>` : nothing
  }${inner.length > 0 ? html`<details><summary>Fields of ${name}</summary>${renderFields(inner, document)}</details>` : nothing}</li>`
}

function innermost(schema: JsonSchema): JsonSchema {
  if (schema.items) return innermost(schema.items)
  const [only] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  return schema.properties || !only ? schema : innermost(only)
}

export function typeOf(schema: JsonSchema): Html {
  const name = schema.$ref?.split('/').pop()
  if (name) return html`<a href="#object-${name}">${name}</a>`
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`
  if (schema.anyOf) return joined(schema.anyOf.map(typeOf))
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  const words = [schema.type ?? 'any'].flat().map((type) => named(type, schema.format))
  return html`${words.join(' or ')}${boundsOf(schema)}`
}

function named(type: string, format: string | undefined): string {
  if (type !== 'string') return type
  return { uuid: 'id', 'date-time': 'instant', date: 'date', uri: 'address', binary: 'file' }[format ?? ''] ?? 'text'
}

function boundsOf({ minimum, maximum, default: preset }: JsonSchema): string {
  const bounds =
    minimum !== undefined && maximum !== undefined ? `, ${minimum} to ${maximum.toLocaleString('en-US')}` : ''
  return preset === undefined || preset === '' ? bounds : `${bounds}, else ${JSON.stringify(preset)}`
}

const joined = (types: readonly Html[]) => {
  const unique = types.filter(({ html: one }, index) => types.findIndex((other) => other.html === one) === index)
  return html`${unique.map((type, index) => html`${index > 0 ? ' or ' : ''}${type}`)}`
}
