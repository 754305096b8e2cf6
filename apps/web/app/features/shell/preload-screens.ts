import { matchPath } from 'react-router'
import { whenIdle } from '../../load-part.ts'
import { hasStoredToken } from '../accounts/shared/session-store.ts'

type RouteFiles = { path?: string; parentId?: string; module?: string; imports?: string[] }
type RouterWindow = Window & { __reactRouterManifest?: { routes: Record<string, RouteFiles> } }

const layoutId = 'features/shell/screen-boundary'

/**
 * Loads the scripts of the next likely screens in idle time; all of them for those signed in, so that each opens offline.
 * The router reloads the page when it cannot fetch a script, which offline leads to the browser's error page.
 * @returns a function that cancels it
 */
export function preloadScreensWhenIdle(): () => void {
  return isSavingData() ? () => {} : whenIdle(preloadScreens)
}

function preloadScreens() {
  const { routes = {} } = (window as RouterWindow).__reactRouterManifest ?? {}
  const isLikely = hasStoredToken() ? () => true : isLinkedHere
  const screens = Object.values(routes).filter((route) => route.parentId === layoutId && isLikely(route))
  const files = new Set(screens.flatMap(({ module, imports = [] }) => (module ? [module, ...imports] : imports)))
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
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
