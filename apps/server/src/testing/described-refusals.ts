import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { aliases, chapters } from '../api-reference/operations.ts'

/** Refusals that any call can give; the description says so once. */
const general = /^(route\.|service\.|internal\.|ai\.(cancelled|not_configured)$|request\.(invalid$|too_|head_))/

const firstParameter = (route: string) => (route.includes('{') ? route.indexOf('{') : route.length + 1_000)
const describedRoutes = Object.values(chapters).flatMap(({ operations }) => Object.keys(operations))
/** The later a route's first parameter, the earlier it comes: the router prefers what is spelled out. */
const patterns = [...describedRoutes.map((route) => [route, route] as const), ...Object.entries(aliases)]
  .sort(([one], [other]) => firstParameter(other) - firstParameter(one))
  .map(([route, described]) => ({
    described,
    pattern: new RegExp(`^${route.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  }))

/** Reports a refusal that the description of the call does not name; a test with such a report fails. */
export function checkRefusal(app: FastifyInstance, method: string, url: string, response: LightMyRequestResponse) {
  const code = codeOf(response)
  if (!code || general.test(code)) return
  const request = `${method} ${url.split('?')[0]}`
  const described = patterns.find(({ pattern }) => pattern.test(request))?.described
  if (!described) return
  const [verb = '', path = ''] = described.split(' ')
  const operation = app.describeApi('').paths[path]?.[verb.toLowerCase()]
  if (operation?.['x-refusals']?.includes(code)) return
  console.error(`${request} answered ${code}. Add it to the refusals of ${operation?.operationId} in api-reference/.`)
}

function codeOf({ statusCode, headers, body }: LightMyRequestResponse): string | undefined {
  if (statusCode < 400 || !String(headers['content-type']).startsWith('application/json')) return undefined
  return body ? (JSON.parse(body) as { code?: string }).code : undefined
}
