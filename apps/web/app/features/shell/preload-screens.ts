type RouteFiles = { parentId?: string; module?: string; imports?: string[] }
type RouterWindow = Window & { __reactRouterManifest?: { routes: Record<string, RouteFiles> } }

const layoutId = 'features/shell/screen-boundary'

/**
 * Loads the scripts of all signed-in screens while the browser is idle, so that they open offline: the router reloads the
 * page when it cannot fetch a script, which offline leads to the browser's error page. Respects the data saver.
 * @returns a function that cancels it
 */
export function preloadScreensWhenIdle(): () => void {
  if (isSavingData()) return () => {}
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(preloadScreens, 3_000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(preloadScreens, { timeout: 10_000 })
  return () => cancelIdleCallback(request)
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
