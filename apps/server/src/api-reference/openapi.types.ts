export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  default?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: boolean | JsonSchema
}
export type Reference = { $ref: string }
export type Example = { summary?: string; value: unknown }
export type MediaType = { schema: JsonSchema; examples?: Record<string, Reference> }
export type Header = { description: string; schema: JsonSchema; example?: unknown }
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
}
export type Response = {
  description: string
  headers?: Record<string, Header | Reference>
  content?: Record<string, MediaType>
}
export type Operation = {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response | Reference>
  security?: Record<string, string[]>[]
  'x-refusals'?: string[]
  /** Other addresses of the same operation, such as `GET /projects`. */
  'x-aliases'?: string[]
}
export type Components = {
  schemas: Record<string, JsonSchema>
  responses: Record<string, Response>
  parameters: Record<string, Parameter>
  headers: Record<string, Header>
  examples: Record<string, Example>
  securitySchemes: Record<string, object>
}
export type OpenApiDocument = {
  openapi: string
  info: {
    title: string
    version: string
    summary: string
    description: string
    license: { name: string; identifier: string }
    contact: { name: string; url: string }
  }
  servers: { url: string; description: string }[]
  security: Record<string, string[]>[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Components
}
