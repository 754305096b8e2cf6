import { expect, type Locator, type Page, type Request } from '@playwright/test'

/** Buttons that would end the crawl: those that end the session or the account. */
const leftAlone = /log ?out|sign out|delete (my|your|this) account|delete account/i

/** Parts of addresses that name one of many alike pages. */
const oneOfMany = /^(?:[0-9a-f-]{36}|[0-9a-f]{16,}|\d+)$/i
/** Folders whose pages are all made by one screen from content. */
const collections = new Set(['learning', 'library', 'find-freelancers', 'help', 'shared'])
/** Pages of one kind that are visited; the others have the same links and buttons. */
const visitsOfKind = 2

export type Crawl = { visited: string[]; pressed: number; troubles: string[] }

export type CrawlOptions = {
  /** Paths to begin with. */
  from: readonly string[]
  /** Paths that are not visited, such as those that another crawl visits. */
  except?: (path: string) => boolean
}

/**
 * Follows every link from the pages named, and presses every button of each kind of page and of the dialogs they open.
 * Returns what leads nowhere: links that answer an error or point to a missing place in their page, buttons that do
 * nothing, and errors that the page or the server reports on the way.
 */
export async function crawl(page: Page, { from, except = () => false }: CrawlOptions): Promise<Crawl> {
  const troubles = new Set<string>()
  const visited: string[] = []
  const pressed = new Set<string>()
  const seenKinds = new Map<string, number>()
  const queue = [...from]
  const queued = new Set(queue)
  let place = ''
  const report = (trouble: string) => troubles.add(`${place}: ${trouble}`)

  page.on('pageerror', (error) => report(`error in the page: ${error.message}`))
  page.on('console', (message) => {
    // Refused forms and missing pages are judged by their answers.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) report(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 500)
      report(`${response.request().method()} ${response.url()} answered ${response.status()}`)
  })
  const asked = new Set<Request>()
  page.on('request', (request) => {
    // The connection for live events stays open.
    if (!/socket\.io|eventsource/.test(`${request.url()} ${request.resourceType()}`)) asked.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => asked.delete(request))
  }
  page.on('framenavigated', () => asked.clear())
  page.on('dialog', (dialog) => void dialog.accept())

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = kindOf(path)
    const visits = seenKinds.get(kind) ?? 0
    if (visits >= visitsOfKind || except(path)) continue
    seenKinds.set(kind, visits + 1)
    place = path
    visited.push(path)
    if (!(await open(page, path, report))) continue
    await collect()
    await pressAll(kind)
  }
  return { visited, pressed: pressed.size, troubles: [...troubles] }

  async function collect() {
    for (const link of await linksOf(page, report)) {
      if (queued.has(link)) continue
      queued.add(link)
      queue.push(link)
    }
  }

  async function pressAll(kind: string) {
    for (const { index, name, region } of await buttonsOf(page, 'body')) {
      // The frame around the pages has the same buttons everywhere.
      const key = region === 'main' ? `${kind} ${name}` : name
      if (pressed.has(key) || leftAlone.test(name)) continue
      // One that was late to open covers the page.
      if ((await page.getByRole('dialog').count()) > 0 && !(await goBack())) return
      pressed.add(key)
      if (!(await press(index, name))) continue
      await collect()
      for (const inside of await buttonsOf(page, '[role=dialog], [role=alertdialog]')) {
        const insideKey = `${kind} ${name} › ${inside.name}`
        if (pressed.has(insideKey) || leftAlone.test(inside.name)) continue
        pressed.add(insideKey)
        await press(inside.index, `${name} › ${inside.name}`)
        await collect()
      }
      if (!(await goBack())) return
    }
  }

  /** Presses the marked button if it still can be pressed, and reports it if nothing comes of it. */
  async function press(index: number, name: string, isRetry = false): Promise<boolean> {
    const button = page.locator(`[data-crawled="${index}"]`)
    if (!(await button.isVisible()) || !(await button.isEnabled())) return false
    // Some show only while their row has the pointer or the focus.
    await button.focus()
    await watchEffects(page)
    let requests = 0
    const count = () => (requests += 1)
    for (const event of ['request', 'filechooser', 'download', 'popup'] as const) page.on(event as 'request', count)
    try {
      const isReached = await button.evaluate((element) => getComputedStyle(element).pointerEvents !== 'none')
      await (isReached ? button.click({ timeout: 5_000 }) : button.press('Enter', { timeout: 5_000 }))
      const acted = async () => requests > 0 || (await effectsOf(page)) > 0
      await expect.poll(acted, { timeout: 3_000, intervals: [20, 50, 100] }).toBe(true)
    } catch (error) {
      // The dialog of the button before was late, and covers this one.
      const isCovered = (await page.getByRole('dialog').count()) > 0 && (await inDialog(button).count()) === 0
      if (isCovered && !isRetry && (await goBack())) return press(index, name, true)
      const [first, ...log] = String(error).split('\n')
      const why = log.findLast((line) => /intercepts|not stable|outside|detached/.test(line))?.trim() ?? ''
      report(`the button “${name}” does nothing (${first} ${why})`)
      return false
    } finally {
      for (const event of ['request', 'filechooser', 'download', 'popup'] as const) page.off(event as 'request', count)
    }
    // Dialogs are loaded when they are needed.
    await expect
      .poll(() => asked.size, { timeout: 5_000, intervals: [20, 50, 100] })
      .toBe(0)
      .catch(() => {})
    return rest(page, report, `after the button “${name}”`)
  }

  /** Back to the page as it was before the press, and marked again. */
  async function goBack(): Promise<boolean> {
    if (samePlace(page, place) && (await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
    const isHere = samePlace(page, place) && (await page.locator('[data-crawled]').count()) > 0
    return isHere && (await page.getByRole('dialog').count()) === 0 ? true : open(page, place, report, true)
  }
}

const inDialog = (button: Locator) => button.locator('xpath=ancestor::*[contains(@role, "dialog")]')

function kindOf(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://crawled')
  const segments = pathname.split('/').filter(Boolean)
  const named = segments.map((segment, at) => {
    const isOfMany = oneOfMany.test(segment) || (at > 0 && collections.has(segments[0] ?? ''))
    return isOfMany ? '*' : segment
  })
  return `/${named.join('/')}?${[...new Set(searchParams.keys())].toSorted().join('&')}${hash}`
}

const samePlace = (page: Page, path: string) => new URL(page.url()).pathname === new URL(path, page.url()).pathname

/** Opens the page and marks its buttons. */
async function open(page: Page, path: string, report: (trouble: string) => unknown, again = false): Promise<boolean> {
  const answer = await page.goto(path)
  if (!again && answer && answer.status() >= 400) {
    report(`answered ${answer.status()}`)
    return false
  }
  if (!(await rest(page, report, 'opened'))) return false
  if (!again) for (const trouble of await faultsOf(page)) report(trouble)
  const { hash } = new URL(page.url())
  if (hash && !(await hasPlace(page, hash))) report(`there is no place ${hash} in it`)
  if (again) await buttonsOf(page, 'body')
  return true
}

/** What every page has: a language, a title, one main heading, and words in each link and button. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.lang === '') faults.push('it has no language')
    if (document.title === '') faults.push('it has no title')
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
    if (headings.length !== 1) faults.push(`it has ${headings.length} main headings`)
    const wordless = [...document.querySelectorAll('a[href], button')].filter((element) => {
      const pictures = [...element.querySelectorAll('img[alt]:not([alt=""]), svg [id], title')]
      const label = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? element.textContent
      return element.checkVisibility() && !label?.trim() && pictures.length === 0
    })
    return [...faults, ...wordless.map((element) => `it has no words in ${element.outerHTML.slice(0, 120)}`)]
  })

const hasPlace = (page: Page, hash: string) =>
  page.evaluate((id) => document.getElementById(id) !== null, decodeURIComponent(hash.slice(1)))

/** Whether the page came to rest, reported if not. */
async function rest(page: Page, report: (trouble: string) => unknown, when: string): Promise<boolean> {
  try {
    await settle(page)
    return true
  } catch (error) {
    report(`${when}, it never comes to rest at ${page.url()} (${String(error).split('\n', 3).join(' ')})`)
    return false
  }
}

/** Waits until the page has its heading, runs, has loaded what it shows, and rests. */
async function settle(page: Page) {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction(() => {
    const scripted = document.querySelector('script[type=module]') !== null
    const button = document.querySelector('main button, header button')
    return !scripted || button === null || Object.keys(button).some((key) => key.startsWith('__react'))
  })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
}

/** Paths of this site that the page links to. Downloads and links to other parts of the API are asked for here. */
async function linksOf(page: Page, report: (trouble: string) => unknown): Promise<string[]> {
  const found = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => ({ url: (link as HTMLAnchorElement).href, text: link.textContent })))
  const here = new URL(page.url())
  const paths = new Set<string>()
  for (const { url, text } of found) {
    const target = new URL(url)
    if (target.origin !== here.origin) continue
    if (target.href.endsWith('#')) report(`the link “${text}” has no target`)
    const isSamePage = target.pathname === here.pathname && target.search === here.search
    if (isSamePage) {
      const isThere = target.hash === '' || (await hasPlace(page, target.hash))
      if (!isThere) report(`the link “${text}” leads to no place in the page`)
      continue
    }
    const isFile = /^\/(api|auth|uploads|profile-images)\//.test(target.pathname) || /\.\w{2,5}$/.test(target.pathname)
    if (!isFile) paths.add(`${target.pathname}${target.search}${target.hash}`)
  }
  return [...paths]
}

/** The buttons within `scope` that can be pressed now, each marked with its index. */
function buttonsOf(page: Page, scope: string) {
  return page.evaluate((within) => {
    const next = () => {
      const counter = window as unknown as { crawled?: number }
      counter.crawled = (counter.crawled ?? 0) + 1
      return counter.crawled
    }
    // Those that are chosen already may do nothing.
    const withoutEffect =
      ':disabled, [aria-disabled=true], [aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])'
    const isOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null
    if (within !== 'body' && !isOpen) return []
    const all = [...document.querySelectorAll(within)].flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>('button, summary, [role=button], [role=tab], [role=switch]'),
    ])
    return all
      .filter((button) => button.checkVisibility() && !button.matches(withoutEffect))
      .map((button) => {
        const index = next()
        button.dataset.crawled = String(index)
        const label = button.getAttribute('aria-label') ?? button.textContent ?? ''
        const name = label
          .replaceAll(/[\d.,]+/g, '0')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .slice(0, 60)
        return { index, name, region: button.closest('main') ? 'main' : 'frame' }
      })
  }, scope)
}

type Watched = { effects: number }

/** Counts changes of the document, of the focus and of the address from now on. */
async function watchEffects(page: Page) {
  await page.evaluate(() => {
    const watched = window as unknown as Watched & { place?: string; observer?: MutationObserver }
    watched.observer?.disconnect()
    watched.effects = 0
    const count = () => {
      watched.effects += 1
    }
    watched.observer = new MutationObserver(count)
    watched.observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    window.addEventListener('popstate', count, { once: true })
    // It has no other effect without a printer.
    window.print = count
  })
}

/** A new document counts as an effect. */
const effectsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Partial<Watched>).effects ?? 1).catch(() => 1)
