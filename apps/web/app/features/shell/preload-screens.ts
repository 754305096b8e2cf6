import { whenIdle } from '../../load-part.ts'

/** What the router keeps about each route in the browser; the part of it read here. */
type RouteFiles = { parentId?: string; module?: string; imports?: string[] }
type RouterWindow = Window & { __reactRouterManifest?: { routes: Record<string, RouteFiles> } }

const layoutId = 'features/shell/screen-boundary'

/**
 * Loads the scripts of all signed-in screens while nothing else is going on, so that each of them opens without a
 * network. Without it the router reloads the page when a screen's script cannot be fetched, and offline that leads to the
 * browser's own error page. Not for those who ask their browser to save data.
 * @returns a function that calls it off
 */
export function preloadScreensWhenIdle(): () => void {
  return isSavingData() ? () => {} : whenIdle(preloadScreens)
}

function preloadScreens() {
  const { routes = {} } = (window as RouterWindow).__reactRouterManifest ?? {}
  const screens = Object.values(routes).filter(({ parentId }) => parentId === layoutId)
  const files = new Set(screens.flatMap(({ module, imports = [] }) => (module ? [module, ...imports] : imports)))
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
