import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Handlers = { bySection: Map<string, RequestHandler>; sections: ReadonlySet<string> }

const ofBuilds = new WeakMap<ServerBuild, Handlers>()

/**
 * What answers `address`: a handler for the routes of its section, which is the first segment of its path. For each page the router
 * makes all routes it knows, and compares the address with one after the other, twice; only a few of the ninety begin like it. Handlers
 * are kept: a new one ranks its routes with its first request.
 */
export function handlerOf(build: ServerBuild, address: string): RequestHandler {
  const { bySection, sections } = ofBuilds.get(build) ?? { bySection: new Map(), sections: sectionsOf(build.routes) }
  ofBuilds.set(build, { bySection, sections })
  const first = firstSegment(new URL(address).pathname)
  const section = sections.has(first) ? first : ''
  const handler = bySection.get(section) ?? createRequestHandler(section ? onlySection(build, section) : build)
  bySection.set(section, handler)
  return handler
}

/** Routes match whatever the case is. */
const firstSegment = (path: string) => path.replace(/^\/+/, '').split('/', 1).join().toLowerCase()
/** A parameter or `*` matches every segment, and a layout has none. */
const isSection = (segment: string) => /^[\w.-]+$/.test(segment)

/** With the paths of the routes around it. */
function pathOf(routes: Routes, { parentId, path = '' }: NonNullable<Routes[string]>): string {
  const parent = parentId === undefined ? undefined : routes[parentId]
  return parent ? `${pathOf(routes, parent)}/${path}` : path
}

const sectionIn = (routes: Routes) => (route: Routes[string]) => (route ? firstSegment(pathOf(routes, route)) : '')

function sectionsOf(routes: Routes): ReadonlySet<string> {
  return new Set(Object.values(routes).map(sectionIn(routes)).filter(isSection))
}

function onlySection(build: ServerBuild, section: string): ServerBuild {
  const sectionOf = sectionIn(build.routes)
  const isApt = (id: string) => {
    const own = sectionOf(build.routes[id])
    return own === section || !isSection(own)
  }
  const only = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => isApt(id)))
  // Each page makes components of all routes in the manifest. Browsers have the whole one from a file.
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } }
}
