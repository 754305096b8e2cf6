import type { Page } from '@playwright/test'

type Router = {
  navigate: (to: string) => Promise<void>
  state: { location: { pathname: string; search: string; hash: string }; matches: { route: { id: string } }[] }
}

/**
 * Goes to another screen as a click on a link does, which costs a third of a new document. Returns false where the screen is the
 * same one, or did not change: then it has to be loaded.
 */
export async function goWithin(page: Page, path: string): Promise<boolean> {
  const going = page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
    const heading = document.querySelector('h1')
    if (!router || !heading) return false
    const screen = () => router.state.matches.at(-1)?.route.id
    const [before, title] = [screen(), document.title]
    await router.navigate(to)
    const { pathname, search, hash } = router.state.location
    if (`${pathname}${search}${hash}` !== to || screen() === before) return false
    const end = performance.now() + 5_000
    while (heading.isConnected && document.title === title) {
      if (performance.now() > end) return false
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return true
  }, path)
  // If the router loads a new document, this evaluation is cut off.
  return going.catch((error: Error) => {
    if (/context was destroyed|navigat/i.test(error.message)) return false
    throw error
  })
}
