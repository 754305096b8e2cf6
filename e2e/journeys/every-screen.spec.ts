import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { linksOf, openLinkChecks } from '../support/crawl/links.ts'
import { faultsOf } from '../support/crawl/page-faults.ts'
import { addressesOfScreens, insertAllForMembers } from '../support/every-screen.ts'
import { answerInTurns, layoutOf, shownWhole, watchLayout } from '../support/layout-shifts.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { earnResult } from '../support/results.ts'
import { expect, test } from '../support/test.ts'

// Fonts are left out, and the documents of operators' screens have status 404 for everyone.
test.use({ expectedErrors: [/ERR_BLOCKED_BY_CLIENT|404 \(Not Found\).*\/admin(\/|$)/] })

/** Shown to nobody who has signed in, or the same to everybody. */
const isForVisitors =
  /^\/($|login|signup|forgot-|reset-|confirm-|restore-|unsubscribe|suspended|direct-contracts(\/offer)?$|how-|grow-|success-|enterprise|rules|terms|privacy)/

/** Says that the link is not whole. With a token it would ask for an offer that is not there. */
const incomplete = '/direct-contracts/offer'
/** What mailed links lead to. */
const isMailed = /^\/(reset-password|confirm-|restore-|login\/link)/

const sizes = {
  phone: { colorScheme: 'light', width: 375 },
  desktop: { colorScheme: 'dark', width: 1280 },
} as const
const looks = ['phone', 'desktop'] as const

const isNight = Boolean(process.env.GUILDHALL_NIGHT)

/** The narrowest phone that is supported. */
const narrowest = 320

const softly = expect.configure({ soft: true })

test('visitors’ screens: nothing moves or overflows; by night, axe finds nothing and every link leads somewhere', {
  tag: '@push',
}, async ({ page, person, baseURL }) => {
  test.setTimeout(600_000)
  const ada = await person()
  await ada.call('PUT', '/api/profile/me', { name: 'Ada', title: 'Illustrator' })
  const resultId = await earnResult(ada, { right: 12, shown: true })
  await lookAt(page, baseURL ?? '', [
    ...addressesOfScreens()
      .filter((address) => isForVisitors.test(address))
      .map((address) => (isMailed.test(address) ? `${address}#token` : address)),
    ...['/find-freelancers', '/freelance', '/modules', '/courseCreation', '/library', '/library/html-css', '/learning'],
    ...['/learning/pricing', '/help', `/profile/${ada.userId}`, `/results/${resultId}`],
  ])
})

test('members’ screens, in whatever order their parts arrive: nothing moves or overflows; by night also axe and links', {
  tag: '@push',
}, async ({ person, pageOf, baseURL, databaseUrl }) => {
  test.setTimeout(900_000)
  const [ada, rui, stranger] = [await person(), await person(), await person()]
  const { paths, addresses } = await insertAllForMembers({ ada, rui, stranger, baseUrl: baseURL ?? '', databaseUrl })
  const others = addressesOfScreens().filter((address) => !isForVisitors.test(address) && !addresses.has(address))
  const withoutExample = others.filter((address) => address.includes('*'))
  expect(withoutExample, 'addresses without an example').toEqual([])
  const stored = { ...ada.stored, workspace: 'client' }
  await lookAt(await pageOf({ ...ada, stored }), baseURL ?? '', [...paths, ...others])
})

/** Loads every fifth in one size, in turns; by night all in both, with axe and every link. */
async function lookAt(page: Page, origin: string, paths: readonly string[]) {
  await watchLayout(page)
  await answerInTurns(page.context())
  const links = openLinkChecks(origin)
  const troubles: string[] = []

  for (const [index, path] of paths.entries()) {
    if (!isNight && index % 5 > 0) continue
    for (const look of isNight ? looks : looks.filter((_, turn) => turn === index % 2)) {
      const { width, colorScheme } = sizes[look]
      const report = (trouble: string) => troubles.push(`${path} at ${width} pixels: ${trouble}`)
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      await shownWhole(page)
      softly(await layoutOf(page), `${path} at ${width} pixels`).toEqual({ shifted: [], overflow: 0 })
      // Waits for it, as some addresses lead on to another screen.
      if (path !== incomplete) await softly.poll(() => faultsOf(page), path).toEqual([])
      if (isNight) {
        for (const violation of await axeViolations(page)) report(`axe: ${violation}`)
        if (look === 'desktop') await links.follow(await linksOf(page, links, report), report)
      }
      await page.setViewportSize({ width: narrowest, height: 800 })
      await expectNoOverflow(page, path)
    }
  }
  expect(troubles).toEqual([])
  expect(links.missingAnchors()).toEqual([])
}
