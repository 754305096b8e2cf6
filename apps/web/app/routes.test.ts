import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { aliases } from './aliases.ts'
import { adminPaths } from './features/admin/shared/admin-paths.ts'
import { workspaceLinks, workspaceOf } from './features/navigation/shared/workspace.ts'
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
    ...Object.values(workspaceLinks).flatMap((links) => links.map((link) => link.to)),
  ]

  expect(hrefs.filter((href) => !leadsSomewhere(href))).toEqual([])
})

test('every alias leads to a real screen, not to another alias', () => {
  const real = screens.filter((entry) => !entry.file.includes('alias-redirect')).map(addressOf)

  expect(Object.values(aliases).filter((target) => !real.includes(target))).toEqual([])
})

test.each(['client', 'freelancer'] as const)('the menu of a %s has one entry for the reviews', (side) => {
  const currentAt = (address: string) =>
    workspaceLinks[side].filter(({ currentOn }) => currentOn.some((pattern) => matchPath(pattern, address)))

  for (const address of [paths.reviews, paths.reviewContract('7')]) expect(currentAt(address)).toHaveLength(1)
})

test.each([
  { address: paths.clientProjects, side: 'client' },
  { address: paths.editProject('7'), side: 'client' },
  { address: paths.earnings, side: 'freelancer' },
  { address: paths.project('7'), side: 'shared' },
  { address: paths.browseProjects, side: null },
  { address: paths.profile('7'), side: null },
])('$address belongs to $side', ({ address, side }) => {
  expect(workspaceOf(address)).toBe(side)
})
