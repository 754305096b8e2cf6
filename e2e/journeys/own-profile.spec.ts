import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { samplePicture } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

async function edit(page: Page) {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function choosePicture(page: Page, button: Locator) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(samplePicture)
  await expect(page.getByRole('application')).toBeVisible()
}

async function usePicture(page: Page) {
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([])
  await expectNoOverflow(page)
}

test('a profile is written, with pictures, put in order by keyboard, saved, and public', async ({ pageOf, person }) => {
  const ines = await person()
  const page = await pageOf(ines)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Show what you can do' })).toBeVisible()
  for (const name of ['About', 'Skills', 'Skill Assessments', 'Experience', 'Education', 'Portfolio']) {
    await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'See your public profile' })).toBeHidden()
  await page.getByRole('button', { name: 'Edit Profile' }).click()

  await page.getByLabel('Name', { exact: true }).fill('Ines Duarte')
  await page.getByLabel('Title', { exact: true }).fill('Type designer')
  await page.getByLabel('Hourly rate (USD)').fill('62.50')
  await page.getByLabel('About', { exact: true }).fill('I draw letters.')
  await page.getByLabel('Add a skill').fill('Lettering, Kerning')
  await page.getByLabel('Add a skill').press('Enter')
  await page.getByLabel('Add a skill').fill('Spacing')

  await choosePicture(page, page.getByRole('button', { name: 'Upload profile picture' }))
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await usePicture(page)
  await expect(page.getByRole('button', { name: 'Replace profile picture' })).toBeFocused()

  await page.getByRole('button', { name: 'Add to portfolio' }).click()
  await expect(page.getByLabel('Title (optional)').last()).toBeFocused()
  await page.keyboard.type('A grotesque')
  await choosePicture(page, page.getByRole('button', { name: 'Upload picture' }))
  await page.getByRole('radio', { name: 'Whole picture' }).click()
  await usePicture(page)

  for (const title of ['First job', 'Second job']) {
    await page.getByRole('button', { name: 'Add experience' }).click()
    await expect(page.locator('li:last-child input:focus')).toHaveValue('')
    await page.keyboard.type(title)
  }
  const up = page.getByRole('button', { name: 'Move Second job up' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect(page.getByText('Second job is now number 1 of 2.')).toBeAttached()
  await page.getByRole('button', { name: 'Remove First job' }).click()
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('First job is back.')).toBeAttached()

  await page.getByLabel('Rating (0 to 5)').fill('9')
  await save(page)
  await expect(page.getByText('Rating can be at most 5.')).toBeVisible()
  await page.getByLabel('Rating (0 to 5)').fill('4.5')
  await save(page)

  await expectToast(page, 'Profile saved')
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Take New Assessment' })).toHaveAttribute('href', '/modules')
  await page.getByRole('link', { name: 'See your public profile' }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/${ines.userId}$`))
  await expect(page.getByRole('heading', { name: 'Ines Duarte' })).toBeVisible()
  await expect(page.getByText('Spacing')).toBeVisible()
  await expect(page.getByText('self-reported')).toBeVisible()
  const jobs = page.getByRole('heading', { name: /job$/ })
  await expect(jobs).toHaveText(['Second job', 'First job'])
  for (const picture of await page.locator('main img').all()) {
    await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  }
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await page.request.get(preview ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('axe finds nothing in the form and the crop, and nothing overflows', async ({ pageOf, person }) => {
    const ines = await person()
    const experience = [{ title: 'Designer', company: 'Foundry' }]
    await ines.call('PUT', '/api/profile/me', { name: 'Ines', skills: ['Lettering'.repeat(6)], experience })
    const page = await pageOf(ines)
    const expectSound = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
    }
    await edit(page)
    await page.getByRole('button', { name: 'Remove Designer' }).click()
    await page.getByRole('button', { name: 'Add to portfolio' }).click()
    await expect(page.getByLabel('Title (optional)').last()).toBeFocused()
    await page.keyboard.type('A grotesque')
    await page.getByLabel('Rating (0 to 5)').fill('9')
    await save(page)
    await expectSound()
    await choosePicture(page, page.getByRole('button', { name: 'Upload picture' }))
    await expectSound()
  })
})
