import type { Page } from '@playwright/test'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/net::ERR_(FAILED|CONNECTION_RESET)/] })

/** The first requests for these scripts are lost. Says how many there were. */
async function loseScripts(page: Page, name: string, count: number) {
  const seen = { count: 0 }
  await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`), (route) => {
    seen.count += 1
    return seen.count <= count ? route.abort('connectionreset') : route.continue()
  })
  return seen
}

test('a part of a page whose script is lost once is there all the same', async ({ person, pageOf }) => {
  const page = await pageOf(await person())
  const lost = await loseScripts(page, 'daily-review', 1)
  await page.goto('/review')

  await expect(page.getByRole('heading', { level: 1, name: 'Daily review' })).toBeVisible()
  await expect(page.getByText('Nothing to review today')).toBeVisible()
  expect(lost.count).toBeGreaterThan(1)
})

test('a screen whose script is lost once opens all the same, and the page it is opened from is not loaded again', async ({
  person,
  pageOf,
}) => {
  const page = await pageOf(await person())
  const lost = await loseScripts(page, 'library-screen', 1)
  await page.goto('/learning')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Course library' }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'Course library' })).toBeVisible()
  expect(lost.count).toBeGreaterThan(1)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('a part that stays lost says so, and comes by its button while what was typed stays', async ({
  person,
  pageOf,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const page = await pageOf(freelancer)
  const lost = await loseScripts(page, 'report-form', 4)
  await page.goto(`/projects/${_id}`)
  const letter = page.getByLabel(/proposal|letter|message/i).first()
  await letter.fill('I would love to.')
  await page.getByRole('button', { name: /^Report/ }).click()

  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(lost.count).toBeGreaterThan(4)
  await page.keyboard.press('Escape')
  await expect(letter).toHaveValue('I would love to.')
})
