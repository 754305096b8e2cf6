import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { samplePicture } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'

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

test('a profile is written, with pictures, put in order by keyboard, saved, and public', { tag: '@push' }, async ({
  pageOf,
  person,
}) => {
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

  await expect(page.getByText('Profile saved')).toBeVisible()
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

test('what is typed survives a reload, and Cancel goes back to what was saved', async ({ pageOf, person }) => {
  const ines = await person()
  await ines.call('PUT', '/api/profile/me', { name: 'Ines', title: 'Type designer' })
  const page = await pageOf(ines)
  await edit(page)
  await page.getByLabel('Title', { exact: true }).fill('Letter cutter')
  await page.reload()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Letter cutter')

  await page.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard Changes' }).click()
  await expect(page.getByText('Type designer')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
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

test.describe('two tabs', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('the later save is told, may look at the other, and loses nothing', async ({ pageOf, person }) => {
    const ines = await person()
    await ines.call('PUT', '/api/profile/me', { name: 'Ines', title: 'Type designer' })
    const page = await pageOf(ines)
    await edit(page)
    await ines.call('PUT', '/api/profile/me', { name: 'Ines', title: 'From the other tab', location: 'Porto' })

    await page.getByLabel('Title', { exact: true }).fill('From this tab')
    await save(page)
    const notice = page.getByRole('alert').filter({ hasText: 'This profile was saved in another tab' })
    await expect(notice).toContainText('It differs from what you have here in: Title, Location.')
    await page.getByRole('button', { name: 'Load the newer version' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('From the other tab')
    await page.getByRole('button', { name: 'Bring back what I wrote' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('From this tab')
    await save(page)

    await expect(page.getByText('Profile saved')).toBeVisible()
    expect(await ines.call('GET', '/api/profile/me')).toMatchObject({ title: 'From this tab', version: 3 })
  })

  test('a save may knowingly go over the other one', async ({ pageOf, person }) => {
    const ines = await person()
    await ines.call('PUT', '/api/profile/me', { name: 'Ines' })
    const page = await pageOf(ines)
    await edit(page)
    await ines.call('PUT', '/api/profile/me', { name: 'Ines', title: 'From the other tab' })

    await page.getByLabel('Title', { exact: true }).fill('From this tab')
    await save(page)
    await page.getByRole('button', { name: 'Save mine over it' }).click()

    await expect(page.getByText('Profile saved')).toBeVisible()
    expect(await ines.call('GET', '/api/profile/me')).toMatchObject({ title: 'From this tab', version: 3 })
  })
})

test.describe('failures', () => {
  // Playwright's trace recorder fetches pictures as blobs, which our content security policy forbids.
  test.use({ expectedErrors: [/Failed to load resource|Connecting to 'blob:/] })

  test('are told in the page, at their fields, and cost nothing', async ({ pageOf, person }) => {
    const ines = await person()
    const page = await pageOf(ines)
    let isRefused = true
    await page.route('**/api/profile/me', (route) =>
      isRefused ? route.fulfill({ status: 403, body: '' }) : route.fallback(),
    )
    await page.goto('/profile')
    await expect(page.getByRole('alert')).toContainText('Failed to load profile')
    isRefused = false
    await page.getByRole('button', { name: 'Try again' }).click()

    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Ines')
    const gone = `/api/profile/images/${crypto.randomUUID()}`
    await page.getByLabel('Or link a picture by its address').fill(gone)
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to save profile' })).toBeVisible()
    await expect(page.getByText('This picture is no longer there. Choose it again.').first()).toBeVisible()

    await page.route('**/api/profile/me', (route) => route.abort())
    await page.getByRole('button', { name: 'Remove profile picture' }).click()
    await save(page)
    await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
    await page.unroute('**/api/profile/me')
    await save(page)
    await expect(page.getByText('Profile saved')).toBeVisible()
  })

  test('a file that is no picture is refused in words, before and after it is sent', async ({ pageOf, person }) => {
    const page = await pageOf(await person())
    await edit(page)
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Upload profile picture' }).click()
      await (await chooser).setFiles(file)
    }
    await choose({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await expect(page.getByRole('alert')).toContainText('This is not a PNG, JPEG or WebP picture.')

    await choose({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('just words') })
    await expect(page.getByRole('alert')).toContainText('This picture cannot be opened.')
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByRole('alert')).toContainText('Nothing was stored.')
  })
})
