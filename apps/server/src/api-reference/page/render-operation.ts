import { errorCatalogue } from '../../error-catalogue.ts'
import type { ErrorCode } from '../../platform/errors.ts'
import { statusForCode } from '../../platform/http/error-handler.ts'
import { type Html, html, nothing } from '../../platform/http/html.ts'
import type { MediaType, OpenApiDocument, Operation, Parameter, Reference, Response } from '../openapi.types.ts'
import { asJson, codePanel } from './render-code.ts'
import { renderInline } from './render-markdown.ts'
import { type Field, fieldsOf, renderFields, typeOf } from './render-schema.ts'
import { resolve, sampleValue } from './sample-value.ts'

export type Call = { method: string; path: string; operation: Operation }

export function renderOperation({ method, path, operation }: Call, document: OpenApiDocument): Html {
  const { operationId, summary, description, security } = operation
  return html`<section class="pair" id="${operationId}" data-section>
<div class="prose"><h3><a href="#${operationId}">${summary}</a></h3>
<p class="address"><span class="method ${method}">${method}</span> <code>${path}</code></p>
${description ? html`<p>${renderInline(description)}</p>` : nothing}
${security?.length === 0 ? html`<p class="note">No session needed.</p>` : nothing}
${security && security.length > 1 ? html`<p class="note">Works with or without a session.</p>` : nothing}
${renderParameters(operation, document)}${renderBody(operation, document)}${renderAnswer(operation)}${renderRefusals(operation)}</div>
<div class="code">${codePanel('Request', requestExample({ method, path, operation }, document))}${renderAnswerExample(operation, document)}</div>
</section>`
}

const parametersOf = ({ parameters = [] }: Operation, { components }: OpenApiDocument) =>
  parameters.flatMap((one): Parameter[] => {
    if (!isReference(one)) return [one]
    const shared = components.parameters[nameOf(one)]
    return shared ? [shared] : []
  })

function renderParameters(operation: Operation, document: OpenApiDocument): Html {
  const fields = parametersOf(operation, document).map(
    ({ name, schema, description, required, in: place }): Field => ({
      name,
      schema,
      isRequired: required ?? false,
      place: `in the ${place}`,
      ...(description ? { description } : {}),
    }),
  )
  return fields.length > 0 ? html`<h4>Parameters</h4>${renderFields(fields, document)}` : nothing
}

function renderBody({ requestBody }: Operation, document: OpenApiDocument): Html {
  const [[type, media] = ['', undefined]] = Object.entries(requestBody?.content ?? {})
  if (!media) return nothing
  const schema = resolve(media.schema, document)
  const fields = fieldsOf(schema.anyOf?.[0] ? resolve(schema.anyOf[0], document) : schema)
  return html`<h4>Body <span class="type">${type}</span></h4>${renderFields(fields, document)}`
}

function answerOf({ responses }: Operation): [status: string, response: Response] {
  const [found] = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return found && !isReference(found[1]) ? [found[0], found[1]] : ['', { description: '' }]
}

function renderAnswer(operation: Operation): Html {
  const [status, { content = {}, headers = {}, description }] = answerOf(operation)
  const kinds = Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? typeOf(schema) : html`<code>${type}</code>`,
  )
  const names = Object.keys(headers)
  return html`<h4>Answer</h4><p><code>${status}</code> ${
    kinds.length === 0 ? description : html`${kinds.map((kind, index) => html`${index > 0 ? ' or ' : ''}${kind}`)}`
  }${names.length > 0 ? html`, with ${names.map((name, index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>`)}` : nothing}</p>`
}

function renderRefusals(operation: Operation): Html {
  const codes = (operation['x-refusals'] ?? []) as ErrorCode[]
  if (codes.length === 0) return nothing
  return html`<details class="refusals"><summary>Refusals</summary><ul class="fields">${codes.map(
    (code) =>
      html`<li><div class="name"><code>${code}</code> <span class="type">${statusForCode(code)}</span></div><p>${errorCatalogue[code].sentence}</p></li>`,
  )}</ul></details>`
}

function requestExample({ method, path, operation }: Call, document: OpenApiDocument): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const parameter = parametersOf(operation, document).find((one) => one.in === 'path' && one.name === name)
    const sample = parameter && sampleValue(parameter.schema, document)
    return sample === 'text' || (typeof sample !== 'string' && typeof sample !== 'number') ? name : String(sample)
  })
  const [[type, media] = ['', undefined]] = Object.entries(operation.requestBody?.content ?? {})
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}"$GUILDHALL${address}"`,
    ...(operation.security ? [] : ['-H "Authorization: Bearer $TOKEN"']),
    ...(type === 'application/json' ? ['-H "Content-Type: application/json"'] : []),
    ...(media ? bodyLines(type, media, document) : []),
  ]
  return lines.join(' \\\n  ')
}

function bodyLines(type: string, { schema }: MediaType, document: OpenApiDocument): string[] {
  if (type === 'application/json')
    return [`-d '${asJson(sampleValue(schema, document)).replaceAll("'", String.raw`'\''`)}'`]
  const files = schema.required ?? []
  return Object.keys(schema.properties ?? {})
    .slice(0, 2)
    .map((name) =>
      files.includes(name)
        ? `-F "${name}=@${name === 'file' ? 'portrait.jpg' : 'booking-page.zip'}"`
        : `-F "${name}=…"`,
    )
}

function renderAnswerExample(operation: Operation, document: OpenApiDocument): Html {
  const [status, { content = {} }] = answerOf(operation)
  const [type, media] = Object.entries(content).find(([name]) => /json$/.test(name)) ?? []
  if (!type || !media) return nothing
  return codePanel(`Answer ${status}`, asJson(sampleValue(media.schema, document)), 'json')
}

const isReference = (value: object): value is Reference => '$ref' in value
const nameOf = ({ $ref }: Reference) => $ref.split('/').pop() ?? ''
