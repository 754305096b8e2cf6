import { expect, type Page } from '@playwright/test'
import { type Button, closeFloating, floating, isFaint, listButtons, tellsEffect, watchEffects } from './buttons.ts'
import { isForSome, kindOf, type LinkChecks, linksOf, visitsOfKind } from './links.ts'
import { faultsOf, widthFaultsOf } from './page-faults.ts'
import { watchPage } from './watch-page.ts'

/** Would end the crawl: the session or the account. */
const leftAlone = /log ?out|sign out|delete (my|your|this) account|delete account/i
/** In a dialog, these would take away what links and buttons from before lead to. */
const leftAloneInside = /^((delete|remove)\b|accept proposal)/i
/** Pressed last in a dialog, as they close it. */
const closing = /^(close|cancel|keep|not now|back)\b/i
/** CSS pixels. */
const phoneSize = { width: 375, height: 740 }
/** Buttons of alike entries of a list, such as chips, that are pressed. */
const pressesOfGroup = 2

export type Crawl = { visited: string[]; pressed: string[]; troubles: string[] }

type Presses = ReturnType<typeof openPresses>

export const openPresses = () => ({ pressed: new Set<string>(), pressesIn: new Map<string, number>() })

export type CrawlOptions = {
  /** Paths to begin with. All of them are visited. */
  from: readonly string[]
  /** Not visited, as another crawl does. Links to them are still checked. */
  except?: (path: string) => boolean
  links: LinkChecks
  /** What earlier crawls have pressed, which is not pressed again. */
  presses?: Presses
  serverErrors: () => string[]
  /** Returns the faults of a page, as it is shown at first. Called once for each kind of page. */
  examine?: (page: Page, path: string) => Promise<string[]>
  /** Whether each page is then narrowed to a phone: it must fit, and what shows only there is pressed and followed, too. */
  phone?: boolean
}

/**
 * Follows every link from the pages named, and presses every button of each kind of page and of the menus and dialogs
 * they open. Returns links that lead nowhere, buttons that do nothing, and errors of page or server.
 */
export async function crawl(page: Page, options: CrawlOptions): Promise<Crawl> {
  const { from, except = () => false, links, presses = openPresses(), serverErrors, examine, phone = false } = options
  const { pressed, pressesIn } = presses
  const earlier = new Set(pressed)
  const troubles = new Set<string>()
  const visited: string[] = []
  const visits = new Map<string, number>()
  const covered = new Set<string>()
  const queue = [...from]
  const queued = new Set(queue)
  let place = ''
  let act = ''
  let isNarrow = false
  const report = (trouble: string) =>
    troubles.add(`${place}${isNarrow ? ' on a phone' : ''}${act ? ` › ${act}` : ''}: ${trouble}`)
  const watch = await watchPage(page, report)

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const kind = kindOf(path)
    const visit = visits.get(kind) ?? 0
    const isEnough = visit >= visitsOfKind(kind) && !links.isDoubtful(path) && !from.includes(path)
    if (isEnough || except(path)) continue
    visits.set(kind, visit + 1)
    place = path
    visited.push(path)
    if (!(await open(path))) continue
    for (const fault of await faultsOf(page)) report(fault)
    await collect()
    if (visit === 0 && examine) await examineShown(examine)
    await pressAll(kind.replace(/\?$/, ''))
    // The second page of a kind has the same buttons.
    if (phone && (visit === 0 || from.includes(path))) await onPhone(() => pressAll(kind.replace(/\?$/, '')))
    for (const line of serverErrors()) report(`the server logged ${line}`)
  }
  place = 'anchors'
  act = ''
  for (const trouble of links.missingAnchors()) report(trouble)
  return { visited, pressed: [...pressed].filter((press) => !earlier.has(press)), troubles: [...troubles] }

  async function open(path: string): Promise<boolean> {
    act = ''
    const answer = await watch.during('opening', () => page.goto(path))
    // A button that was pressed since may have removed the page.
    if (answer && answer.status() >= 400 && !isForSome(path)) return false
    return settle('opened')
  }

  async function examineShown(look: NonNullable<CrawlOptions['examine']>) {
    const size = page.viewportSize()
    for (const fault of await look(page, place)) report(fault)
    if (size) await page.setViewportSize(size)
    await settle('looked at')
  }

  /** The same page on a narrow screen. */
  async function onPhone(act: () => Promise<void>) {
    const wide = page.viewportSize()
    if (!wide || !(await restore())) return
    isNarrow = true
    await page.setViewportSize(phoneSize)
    if (await settle('narrowed')) {
      for (const fault of await widthFaultsOf(page)) report(fault)
      await collect()
      await act()
    }
    isNarrow = false
    await page.setViewportSize(wide)
  }

  async function settle(when: string): Promise<boolean> {
    try {
      await watch.settle()
      return true
    } catch (error) {
      report(`${when}, it never comes to rest at ${page.url()} (${String(error).split('\n', 3).join(' ')})`)
      return false
    }
  }

  async function collect() {
    for (const path of await links.follow(await linksOf(page, links, report), report)) {
      if (queued.has(path)) continue
      queued.add(path)
      queue.push(path)
    }
  }

  async function pressAll(kind: string) {
    const atFirst = await listButtons(page)
    for (;;) {
      const left = (await listButtons(page)).filter((button) => isNew(button, kind))
      // First what a press has opened, then the press that closes it.
      const next = left.find(({ isExpanded }) => !isExpanded) ?? left[0]
      if (next) {
        note(next, kind)
        const outcome = await press(next, next.name)
        if (outcome === 'covered') pressed.delete(keyOf(next.name, next.region, kind))
        if (outcome === 'done') {
          await collect()
          await pressInside(next, kind)
        }
        if (!(await restore())) return
        continue
      }
      const hidden = atFirst.filter((button) => isNew(button, kind))
      if (hidden.length === 0 || !(await open(place))) return
      const shown = new Set((await listButtons(page)).map(({ name }) => name))
      for (const button of hidden) if (!shown.has(button.name)) note(button, kind)
    }
  }

  /** Opens the menu or dialog again when a press closed it. */
  async function pressInside(opener: Button, kind: string) {
    const within = `${kind} ${opener.name} ›`
    for (;;) {
      const all = (await listButtons(page)).filter((button) => button.isFloating && isNew(button, within))
      const next = all.find(({ name }) => !closing.test(name)) ?? all[0]
      if (!next) return
      note(next, within)
      const outcome = await press(next, `${opener.name} › ${next.name}`)
      if (outcome === 'covered') pressed.delete(keyOf(next.name, next.region, within))
      if (outcome === 'done') await collect()
      if ((outcome === 'done' && all.length === 1) || (await page.locator(floating).count()) > 0) continue
      if (!(await restore())) return
      const again = (await listButtons(page)).find(({ name }) => name === opener.name)
      if (!again || (await press(again, opener.name)) !== 'done') return
    }
  }

  function isNew({ name, region, group, isFloating }: Button, scope: string): boolean {
    if (leftAlone.test(name) || (isFloating && leftAloneInside.test(name))) return false
    if (pressed.has(keyOf(name, region, scope))) return false
    return !group || (pressesIn.get(`${scope} ${group}`) ?? 0) < pressesOfGroup
  }

  function note({ name, region, group }: Button, scope: string) {
    pressed.add(keyOf(name, region, scope))
    if (group) pressesIn.set(`${scope} ${group}`, (pressesIn.get(`${scope} ${group}`) ?? 0) + 1)
  }

  async function press({ index }: Button, called: string): Promise<'done' | 'nothing' | 'covered'> {
    act = called
    const button = page.locator(`[data-crawled="${index}"]`)
    try {
      await watchEffects(page)
      const before = watch.happened()
      await watch.during('pressing', async () => {
        await ((await isFaint(button)) ? button.press('Enter', { timeout: 15_000 }) : button.click({ timeout: 15_000 }))
        const acted = async () => watch.happened() > before || (await tellsEffect(page))
        await expect.poll(acted, { timeout: 30_000, intervals: [10, 20, 50, 100] }).toBe(true)
      })
      return (await settle('after that')) ? 'done' : 'nothing'
    } catch (error) {
      // Something may have opened late and cover it, or the page redrew it: try once more.
      const [first = '', ...log] = String(error).split('\n')
      if (/locator\.(click|press|evaluate)/.test(first) && !covered.has(`${place} ${called}`)) {
        covered.add(`${place} ${called}`)
        return 'covered'
      }
      const why = log.findLast((line) => /intercepts|not stable|outside|detached/.test(line))?.trim() ?? ''
      report(`the button does nothing (${first} ${why})`)
      return 'nothing'
    }
  }

  async function restore(): Promise<boolean> {
    const isHere = () => new URL(page.url()).pathname === new URL(place, page.url()).pathname
    if (isHere()) return (await closeFloating(page)) || open(place)
    const isSameDocument = await page.evaluate(() => 'effects' in window)
    if (isSameDocument && (await page.goBack()) === null && (await settle('gone back')) && isHere()) return true
    return open(place)
  }
}

/** The frame around the pages has the same buttons everywhere. */
const keyOf = (name: string, region: Button['region'], scope: string) =>
  region === 'main' || scope.endsWith('›') ? `${scope} ${name}` : name
