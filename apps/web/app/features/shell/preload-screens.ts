import { matchPath } from 'react-router'
import { fetchScript } from '../../fetch-script.ts'
import { whenIdle } from '../../load-part.ts'
import { hasStoredToken } from '../accounts/shared/session-store.ts'

type RouteFiles = { path?: string; parentId?: string; module?: string; imports?: string[] }
type RouterWindow = Window & { __reactRouterManifest?: { routes: Record<string, RouteFiles> } }

const layoutId = 'features/shell/screen-boundary'

/**
 * Signed-in users get all screens, so that each opens offline. Returns a function that cancels.
 */
export function preloadScreensWhenIdle(): () => void {
  return isSavingData() ? () => {} : whenIdle(preloadScreens)
}

function preloadScreens() {
  const { routes = {} } = (window as RouterWindow).__reactRouterManifest ?? {}
  const isLikely = hasStoredToken() ? () => true : isLinkedHere
  const screens = Object.values(routes).filter((route) => route.parentId === layoutId && isLikely(route))
  const files = new Set(screens.flatMap(({ module, imports = [] }) => (module ? [module, ...imports] : imports)))
  for (const file of files)
    fetchScript(file).then(
      () => preloadModule(file),
      () => {},
    )
}

function preloadModule(href: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

function isLinkedHere({ path = '' }: RouteFiles): boolean {
  return [...document.querySelectorAll('a')].some(
    ({ origin, pathname }) => origin === location.origin && matchPath(`/${path}`, pathname) !== null,
  )
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
