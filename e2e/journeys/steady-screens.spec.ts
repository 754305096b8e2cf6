import type { Page } from '@playwright/test'
import { insertConversation, propose } from '../support/conversations.ts'
import { answerInTurns, holdFonts, layoutOf, shownWhole, watchLayout } from '../support/layout-shifts.ts'
import { isOnTop } from '../support/on-top.ts'
import { insertPerson, newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// A step blocks scripts, and fonts are left out.
test.use({ expectedErrors: [/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/] })

const notice = (page: Page) => page.getByRole('region', { name: 'Confirm your address' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Places' })

test('nothing moves on a screen of a new account once it is shown', async ({ person, pageOf, baseURL }) => {
  const [client, freelancer] = [await person(), await insertPerson(baseURL ?? '')]
  await propose(client, freelancer)
  const { say } = await insertConversation(client, freelancer)
  await say(client, 'When could you start?')
  // As the browser has it that the person signed in with.
  const stored = { ...freelancer.stored, unconfirmed: 'yes' }
  const page = await pageOf({ ...freelancer, stored })
  await watchLayout(page)
  await page.setViewportSize({ width: 375, height: 667 })

  await test.step('the frame is there, and nothing is too wide, before any script has run', async () => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/earnings')
    await expect(notice(page)).toBeVisible()
    await expect(bar(page).getByRole('link', { name: 'Jobs' })).toBeVisible()
    expect((await layoutOf(page)).overflow).toBe(0)
    await page.unroute('**/*.js')
  })

  await answerInTurns(page.context())
  for (const path of ['/settings/profile', '/modules', '/earnings']) {
    await page.goto(path)
    await shownWhole(page)
    await expect.soft(notice(page)).toBeVisible()
    expect.soft(await layoutOf(page), path).toEqual({ shifted: [], overflow: 0 })
  }

  await page.goto(`/messages/chat/${client.userId}`)
  await expect(page.getByRole('article').getByText('When could you start?')).toBeVisible()
  const composer = page.getByRole('textbox', { name: /^Message to/ })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  for (const part of [notice(page), composer, send]) await expect(part).toBeInViewport({ ratio: 1 })
  await composer.fill('On Monday.\nOr on Tuesday.')
  await expect(composer).toBeInViewport({ ratio: 1 })
  await composer.blur()

  await test.step('the bar at the bottom covers neither the composer nor the end of a page nor what sticks there', async () => {
    const screen = await page.context().newCDPSession(page)
    for (const bottom of [0, 34]) {
      await screen.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } })
      await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(57 + bottom)
      expect(await isOnTop(send)).toBe(true)
    }
    await page.goto('/settings')
    await page.keyboard.press('End')
    await expect.poll(() => isOnTop(page.getByRole('main').getByRole('link').last())).toBe(true)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expect.poll(() => isOnTop(page.getByRole('button', { name: 'Save', exact: true }))).toBe(true)
  })

  await test.step('the clock of an assessment runs without a notice above it', async () => {
    const attempt = { skill: 'JavaScript', numQuestions: 5 }
    const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/assessments/attempts', attempt)
    await page.goto(`/modules?attempt=${_id}`)
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    await expect(bar(page)).toHaveCount(0)
  })
})

test('nothing moves on a dashboard that asks what one came for, or shows first steps', async ({ person, pageOf }) => {
  const newcomer = await person()
  const page = await pageOf(newcomer)
  await watchLayout(page)
  await answerInTurns(page.context())
  const look = async (shown: string) => {
    for (const path of ['/clientDashBoard', '/freelancerDashboard']) {
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await shownWhole(page)
        await expect.soft(page.getByRole('region', { name: shown })).toBeVisible()
        expect.soft(await layoutOf(page), `${path} at ${width} pixels`).toEqual({ shifted: [], overflow: 0 })
      }
    }
  }

  await look('What did you come for?')
  await newcomer.call('PUT', '/api/home/purposes?side=client', { purposes: ['hire', 'work', 'learn'] })
  await look('First steps')
})

test('nothing moves in a course once it is known who reads it, and whether they keep it', async ({
  page,
  person,
  pageOf,
}) => {
  const reader = await person()
  const reading = await pageOf(reader)
  const look = async (page: Page, shown: string) => {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/library/java')
      await page.getByText(shown).waitFor()
      await shownWhole(page)
      // Four buttons that move a little score 0.001.
      expect.soft(await layoutOf(page, 0.0005), `"${shown}" at ${width} pixels`).toEqual({ shifted: [], overflow: 0 })
    }
  }
  for (const one of [page, reading]) {
    await watchLayout(one)
    await answerInTurns(one.context())
  }

  await look(page, 'Sign in to keep this course')
  await look(reading, 'Keep this course')
  await reader.call('PUT', '/api/library/java/kept')
  await look(reading, '0 of 8 lessons done')
})

test('nothing moves where a mailed link has lost its end', async ({ page }) => {
  await watchLayout(page)
  for (const path of ['/reset-password', '/confirm-email', '/confirm-new-email', '/restore-email']) {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await expect.soft(page.getByText('The link is incomplete')).toBeVisible()
      expect.soft(await layoutOf(page), `${path} at ${width} pixels`).toEqual({ shifted: [], overflow: 0 })
    }
  }
})

test('nothing moves beside a screen that leads to the sign-in form', async ({ page }) => {
  await watchLayout(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto('/suspended')
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(await layoutOf(page)).toEqual({ shifted: [], overflow: 0 })
})

test('a search of people has room for the button that saves it', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  await watchLayout(page)
  await answerInTurns(page.context())
  await page.setViewportSize({ width: 375, height: 800 })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/save-button*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/find-freelancers/web-development')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  letGo()
  await page.getByRole('button', { name: 'Save Search' }).waitFor()
  await shownWhole(page)
  expect(await layoutOf(page)).toEqual({ shifted: [], overflow: 0 })
})

test('nothing moves when fonts arrive after the page', async ({ page, pageOf, person }) => {
  const ada = await person()
  const { _id } = await ada.call<{ _id: string }>('POST', '/projects/create', newProject())
  for (const { shown, paths } of [
    { shown: page, paths: ['/', '/rules', '/how-it-works', '/freelance'] },
    { shown: await pageOf(ada), paths: ['/clientDashBoard', '/freelancerDashboard', `/projects/${_id}`] },
  ]) {
    await watchLayout(shown, { withFonts: true })
    const fonts = await holdFonts(shown.context())
    for (const path of paths) {
      for (const width of [375, 1280]) {
        await shown.setViewportSize({ width, height: 800 })
        await shown.goto(path, { waitUntil: 'domcontentloaded' })
        await fonts.arrive(shown)
        // Letters are as wide on average, not each: a line or two may break elsewhere, which is 0.02 each on a phone. What
        // visitors see first has no such line.
        const most = path === '/' ? undefined : 0.05
        expect.soft(await layoutOf(shown, most), `${path} at ${width} pixels`).toEqual({ shifted: [], overflow: 0 })
      }
    }
  }
})
