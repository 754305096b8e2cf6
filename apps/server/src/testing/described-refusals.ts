import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { OpenApiDocument } from '../api-reference/openapi.types.ts'
import { aliases, chapters } from '../api-reference/operations.ts'

const general = /^(route\.|service\.|internal\.|ai\.(cancelled|not_configured)$|request\.(invalid$|too_|head_))/

const firstParameter = (route: string) => (route.includes('{') ? route.indexOf('{') : route.length + 1_000)
const describedRoutes = Object.values(chapters).flatMap(({ operations }) => Object.keys(operations))
/** The router prefers literal segments, so routes whose first parameter comes later are matched first. */
const patterns = [...describedRoutes.map((route) => [route, route] as const), ...Object.entries(aliases)]
  .sort(([one], [other]) => firstParameter(other) - firstParameter(one))
  .map(([route, described]) => ({
    described,
    pattern: new RegExp(`^${route.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))

/** All apps have the same routes, and describing them takes 30 milliseconds, so we keep the first description. */
let described: OpenApiDocument | undefined

/** Records errors that the description does not name for this call. They fail the test. */
export function checkRefusal(app: FastifyInstance, method: string, url: string, response: LightMyRequestResponse) {
  const code = codeOf(response)
  if (!code || general.test(code)) return
  const request = `${method} ${url.split('?')[0]}`
  const route = patterns.find(({ pattern }) => pattern.test(request))?.described
  if (!route) return
  const [verb = '', path = ''] = route.split(' ')
  described ??= app.describeApi('')
  const operation = described.paths[path]?.[verb.toLowerCase()]
  if (operation?.['x-refusals']?.includes(code)) return
  console.error(`${request} answered ${code}. Add it to the refusals of ${operation?.operationId} in api-reference/.`)
}

function codeOf({ statusCode, headers, body }: LightMyRequestResponse): string | undefined {
  if (statusCode < 400 || !String(headers['content-type']).startsWith('application/json')) return undefined
  return body ? (JSON.parse(body) as { code?: string }).code : undefined
}
