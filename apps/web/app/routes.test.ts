import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { aliases } from './aliases.ts'
import { adminPaths } from './features/admin/shared/admin-paths.ts'
import { hasSidebar, learningLinks, sideAt, workspaceLinks } from './features/navigation/shared/workspace.ts'
import { footerGroups, siteMenus } from './features/shell/site-menus.ts'
import { paths } from './paths.ts'
import routes from './routes.ts'

function flatten(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])])
}

const screens = flatten(routes).filter((entry) => (entry.path && entry.path !== '*') || entry.index)
const addressOf = (entry: RouteConfigEntry) => `/${entry.path ?? ''}`
const leadsSomewhere = (href: string) => {
  const { pathname } = new URL(href, 'http://localhost')
  return screens.some((entry) => matchPath({ path: addressOf(entry), caseSensitive: true }, pathname))
}

test('every path written down leads to a screen', () => {
  const hrefs = Object.values({ ...paths, ...adminPaths }).map((path) =>
    typeof path === 'string' ? path : path('some-id', 'another-id'),
  )

  expect(hrefs.filter((href) => !leadsSomewhere(href))).toEqual([])
})

test('every link of the menus, the footer and the sidebar leads to a screen', () => {
  const hrefs = [
    ...siteMenus.flatMap((menu) => menu.groups.flatMap((group) => group.links.map((link) => link.href))),
    ...footerGroups.flatMap((group) => group.links.map((link) => link.href)),
    ...[...Object.values(workspaceLinks), learningLinks].flatMap((links) => links.map((link) => link.to)),
  ]

  expect(hrefs.filter((href) => !leadsSomewhere(href))).toEqual([])
})

test('every alias leads to a real screen, not to another alias', () => {
  const real = screens.filter((entry) => !entry.file.includes('alias-redirect')).map(addressOf)

  expect(Object.values(aliases).filter((target) => !real.includes(target))).toEqual([])
})

test.each(['client', 'freelancer'] as const)('the menu of a %s has one entry for the reviews', (side) => {
  const currentAt = (address: string) => workspaceLinks[side].filter(({ at }) => at.test(address))

  for (const address of [paths.reviews, paths.reviewContract('7')]) expect(currentAt(address)).toHaveLength(1)
})

test.each(['client', 'freelancer'] as const)('the bar at the bottom has five places for a %s', (side) => {
  const places = workspaceLinks[side].filter(({ short }) => short)

  expect(places).toHaveLength(5)
  expect([...places.slice(0, 1), ...learningLinks]).toHaveLength(5)
})

test.each([
  { address: paths.clientProjects, side: 'client' },
  { address: paths.editProject('7'), side: 'client' },
  { address: '/projects/7/compare', side: 'client' },
  { address: paths.contracts, side: 'client' },
  { address: paths.payContract('7'), side: 'client' },
  { address: paths.earnings, side: 'freelancer' },
  { address: paths.browseProjects, side: 'freelancer' },
  { address: paths.freelancerProposals, side: 'freelancer' },
  { address: paths.project('7'), side: undefined },
  { address: paths.contract('7'), side: undefined },
  { address: paths.profile('7'), side: undefined },
])('$address belongs to $side', ({ address, side }) => {
  expect(sideAt(address)).toBe(side)
})

test('the sidebar stands on every screen but reading, assessments and forms in one column', () => {
  const layout = flatten(routes).find(({ file }) => file.endsWith('signed-in-layout.tsx'))
  const addresses = flatten(layout?.children ?? []).flatMap(({ path }) => (path ? [`/${path}`] : []))

  expect(addresses.filter((address) => !hasSidebar(address))).toEqual([
    '/modules',
    '/learning',
    '/learning/paths/:pathId',
    '/learning/:unitId',
    '/clientForm',
    '/clientForm/:projectId',
    '/courseCreation',
    '/library/:courseId',
    '/shared/courses/:shareKey',
    '/direct-contracts/new',
    '/contracts/:contractId/pay',
  ])
})
