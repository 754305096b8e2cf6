import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('price and time are beside the brief, and what is typed survives closing, going back and a reload', async ({
  pageOf,
  person,
}) => {
  const title = `Beside the brief ${crypto.randomUUID().slice(0, 6)}`
  await (await person()).call('POST', '/projects/create', newProject(title))
  const page = await pageOf(await person())
  await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  const sheet = page.getByRole('dialog', { name: title })
  const opener = card.getByRole('button', { name: 'Price, time, milestones and files' })
  await card.getByRole('textbox').fill('I can start')
  await opener.click()
  await expect(sheet.getByRole('region', { name: 'The brief' })).toBeVisible()
  await sheet.getByLabel('Your proposal').fill('I can start on Monday.')
  await sheet.getByLabel('Price in USD').fill('900')
  await page.keyboard.press('Escape')

  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(card.getByRole('textbox')).toHaveValue('I can start on Monday.')
  await expect(card.getByText('$900')).toBeVisible()
  await page.goForward()
  await expect(sheet.getByLabel('Price in USD')).toHaveValue('900')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await opener.click()
  await sheet.getByLabel('Delivery days').fill('soon')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await card.getByRole('button', { name: 'Apply Now' }).click()
  await expect(sheet.getByLabel('Delivery days')).toHaveAttribute('aria-invalid', 'true')

  await page.reload()
  await expect(sheet.getByLabel('Delivery days')).toHaveValue('soon')
  await sheet.getByLabel('Delivery days').fill('9')
  await sheet.getByRole('button', { name: 'Apply Now' }).click()
  await expect(card.getByText('Your proposal has been successfully submitted!')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/search=[^#]*$/)
})
