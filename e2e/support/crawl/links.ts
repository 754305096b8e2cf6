import type { Page } from '@playwright/test'

const oneOfMany = /^(?:[0-9a-f-]{36}|[0-9a-f]{16,}|\d+)$/i
/** Folders whose pages one screen makes from content. */
const collections = new Set(['learning', 'library', 'find-freelancers', 'shared'])
/** Sent as 404, as the server cannot know who asks. Scripts then show them to operators and owners. */
export const isForSome = (pathname: string) => /^\/(admin|results)(\/|$)/.test(pathname)
/** Addresses of one kind that are requested for the links of one kind of page. Content has no ids, so all of its links are. */
const requestsOfKind = 2
const isOfMany = ({ pathname, search }: URL) =>
  search !== '' || pathname.split('/').some((segment) => oneOfMany.test(segment))
const isFile = (pathname: string) =>
  /^\/(api|auth|uploads|profile-images)\//.test(pathname) || /\.\w{2,5}$/.test(pathname)

export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://crawled')
  const segments = pathname.split('/').filter(Boolean)
  const named = segments.map((segment, at) => {
    const isOneOfMany = oneOfMany.test(segment) || (at > 0 && collections.has(segments[0] ?? ''))
    return isOneOfMany ? '*' : segment
  })
  return `/${named.join('/')}${searchParams.size > 0 ? '?' : ''}`
}

/** Two pages of a kind with ids, as they differ with their status. Other pages of a kind have the same links and buttons. */
export const visitsOfKind = (kind: string) =>
  kind.includes('*') && !kind.endsWith('?') && !collections.has(kind.split('/')[1] ?? '') ? 2 : 1

type Found = { place: string; text: string }

export type LinkChecks = ReturnType<typeof openLinkChecks>

export function openLinkChecks(origin: string) {
  const found = new Map<string, Found>()
  const answers = new Map<string, { path: string; trouble?: string; anchor?: Found; isDoubtful?: boolean }>()
  const anchors = new Set<string>()
  const counts = new Map<string, number>()

  return {
    origin,
    note(address: string, link: Found) {
      if (found.has(address)) return
      const url = new URL(address, origin)
      if (isOfMany(url) && url.hash === '') {
        const pair = `${kindOf(link.place)} ${kindOf(address)}`
        const count = (counts.get(pair) ?? 0) + 1
        if (count > requestsOfKind) return
        counts.set(pair, count)
      }
      found.set(address, link)
    },
    saw: (address: string) => anchors.add(address),
    /** Requests addresses noted since the last call, and returns where `paths` lead in the end. */
    async follow(paths: readonly string[], report: (trouble: string) => unknown): Promise<string[]> {
      for (const [address, link] of found) {
        if (answers.has(address)) continue
        const answer = await ask(new URL(address, origin), link)
        answers.set(address, answer)
        if (answer.trouble) report(`the link “${link.text}” leads to ${address}, which ${answer.trouble}`)
      }
      return paths.map((path) => answers.get(path)?.path ?? path)
    },
    /** Only a visit can tell if it exists. */
    isDoubtful: (path: string) => answers.get(path)?.isDoubtful ?? false,
    missingAnchors: () =>
      [...answers].flatMap(([address, { anchor }]) =>
        anchor && !anchors.has(address)
          ? [`${anchor.place}: the link “${anchor.text}” leads to no place: ${address}`]
          : [],
      ),
  }

  async function ask(url: URL, link: Found) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } })
    const end = new URL(answer.url)
    const path = `${end.pathname}${end.search}`
    if (answer.status >= 400 && !isForSome(url.pathname)) return { path, trouble: `answers ${answer.status}` }
    if (answer.status >= 400) return { path, isDoubtful: url.pathname.startsWith('/results/') }
    const id = decodeURIComponent(url.hash.slice(1))
    const body = await answer.text()
    return id === '' || body.includes(`id="${id}"`) ? { path } : { path, anchor: link }
  }
}

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
