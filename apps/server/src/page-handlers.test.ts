import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { handlerOf } from './page-handlers.ts'
import { stubPages } from './testing/stub-pages.ts'

/** Each route answers with its own path and parameters. */
function buildOf(routes: Record<string, { parentId?: string; path?: string; index?: boolean }>) {
  const build = stubPages(() => null)
  const answering = Object.entries(routes).map(([id, route]) => [
    id,
    { id, ...route, module: { loader: ({ params }: { params: object }) => Response.json({ id, params }) } },
  ])
  return { ...build, routes: Object.fromEntries(answering) }
}

const build = buildOf({
  layout: {},
  home: { parentId: 'layout', index: true },
  library: { parentId: 'layout', path: 'library' },
  course: { parentId: 'layout', path: 'library/:courseId' },
  dashboard: { path: 'clientDashBoard' },
  robots: { path: 'robots.txt' },
  settings: { path: 'settings' },
  security: { parentId: 'settings', path: 'security' },
  person: { path: ':name/about' },
  rest: { path: '*' },
})

async function routeAt(path: string) {
  const url = `https://guildhall.example${path}`
  const answer = await handlerOf(build, url)(new Request(url), new RouterContextProvider())
  return answer.json()
}

test.each([
  ['/', 'home', {}],
  ['/library', 'library', {}],
  ['/library/java?lesson=one', 'course', { courseId: 'java' }],
  ['/LIBRARY/java/', 'course', { courseId: 'java' }],
  ['/clientdashboard', 'dashboard', {}],
  ['/robots.txt', 'robots', {}],
  ['/settings/security', 'security', {}],
  ['/security', 'rest', { '*': 'security' }],
  ['/library/about', 'course', { courseId: 'about' }],
  ['/ada/about', 'person', { name: 'ada' }],
  ['/library/java/none', 'rest', { '*': 'library/java/none' }],
  ['/%6Cibrary/java', 'course', { courseId: 'java' }],
  ['/none', 'rest', { '*': 'none' }],
] as const)('%s is answered by the route %s', async (path, id, params) => {
  expect(await routeAt(path)).toEqual({ id, params })
})

test('a section has one handler, and so have all addresses that begin like no route', () => {
  const handler = (path: string) => handlerOf(build, `https://guildhall.example${path}`)

  expect(handler('/library')).toBe(handler('/library/java'))
  expect(handler('/none')).toBe(handler('/'))
  expect(handler('/library')).not.toBe(handler('/'))
})
