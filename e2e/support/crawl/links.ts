import type { Page } from '@playwright/test'

/** Parts of addresses that name one of many alike pages. */
const oneOfMany = /^(?:[0-9a-f-]{36}|[0-9a-f]{16,}|\d+)$/i
/** Folders whose pages are all made by one screen from content. */
const collections = new Set(['learning', 'library', 'find-freelancers', 'shared'])
/** Pages that the server sends as missing to everyone; scripts then show them to operators. */
export const isForOperators = (pathname: string) => /^\/admin(\/|$)/.test(pathname)
const isFile = (pathname: string) =>
  /^\/(api|auth|uploads|profile-images)\//.test(pathname) || /\.\w{2,5}$/.test(pathname)

/** Addresses of pages of one kind have the same name. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://crawled')
  const segments = pathname.split('/').filter(Boolean)
  const named = segments.map((segment, at) => {
    const isOfMany = oneOfMany.test(segment) || (at > 0 && collections.has(segments[0] ?? ''))
    return isOfMany ? '*' : segment
  })
  return `/${named.join('/')}${searchParams.size > 0 ? '?' : ''}`
}

type Found = { place: string; text: string }

export type LinkChecks = ReturnType<typeof openLinkChecks>

/** Asks a server for every address that pages link to, once each. */
export function openLinkChecks(origin: string) {
  const found = new Map<string, Found>()
  const checked = new Set<string>()
  /** Anchors that a page was seen to have. */
  const anchors = new Set<string>()

  return {
    origin,
    note(address: string, link: Found) {
      if (!found.has(address)) found.set(address, link)
    },
    saw: (address: string) => anchors.add(address),
    /** What the links noted since the last check lead to, if it is an error or lacks the anchor. */
    async check(): Promise<string[]> {
      const troubles: string[] = []
      for (const [address, { place, text }] of found) {
        if (checked.has(address)) continue
        checked.add(address)
        const trouble = await troubleOf(new URL(address, origin))
        if (trouble) troubles.push(`${place}: the link “${text}” leads to ${address}, which ${trouble}`)
      }
      return troubles
    },
  }

  async function troubleOf(url: URL): Promise<string | undefined> {
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    if (answer.status >= 400 && !isForOperators(url.pathname)) return `answers ${answer.status}`
    const id = decodeURIComponent(url.hash.slice(1))
    const body = await answer.text()
    const isThere = id === '' || anchors.has(url.href.slice(url.origin.length)) || body.includes(`id="${id}"`)
    return isThere ? undefined : 'has no such place'
  }
}

/** Notes all links of the page, and returns the paths of pages of this site among them. */
export async function linksOf(page: Page, checks: LinkChecks, report: (trouble: string) => unknown): Promise<string[]> {
  const { links, ids } = await page.evaluate(() => ({
    links: [...document.querySelectorAll('a')].map((link) => ({
      href: link.getAttribute('href'),
      url: link.href,
      text: (link.getAttribute('aria-label') ?? link.textContent).trim().slice(0, 80),
    })),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))
  const here = new URL(page.url())
  for (const id of ids) checks.saw(`${here.pathname}${here.search}#${id}`)
  const paths = new Set<string>()
  for (const { href, url, text } of links) {
    if (href === null || href === '' || href === '#' || !URL.canParse(url)) {
      report(`the link “${text}” has no target`)
      continue
    }
    const target = new URL(url)
    if (target.origin !== here.origin) {
      if (!['https:', 'mailto:', 'blob:'].includes(target.protocol)) report(`the link “${text}” leads to ${url}`)
      continue
    }
    const path = `${target.pathname}${target.search}`
    if (path === `${here.pathname}${here.search}`) {
      const isThere = target.hash === '' || ids.includes(decodeURIComponent(target.hash.slice(1)))
      if (!isThere) report(`the link “${text}” leads to no place in the page`)
      continue
    }
    checks.note(`${path}${target.hash}`, { place: `${here.pathname}${here.search}`, text })
    if (!isFile(target.pathname)) paths.add(path)
  }
  return [...paths]
}
