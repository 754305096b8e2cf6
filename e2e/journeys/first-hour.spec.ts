import { expect, test } from '../support/test.ts'

test('a new account says once what it came for, and has first steps that follow what it does', async ({
  pageOf,
  person,
}) => {
  const newcomer = await person('Fay')
  const page = await pageOf(newcomer)
  await page.goto('/login?next=/freelance')
  await page.getByRole('link', { name: 'Continue without signing in again' }).waitFor()
  await page.evaluate(() => sessionStorage.setItem('door', '/freelance'))
  await page.goto('/freelancerDashboard')
  const question = page.getByRole('region', { name: 'What did you come for?' })
  await expect(question.getByRole('checkbox', { name: 'Find paid work' })).toBeChecked()
  await question.getByRole('checkbox', { name: 'Learn, and prove what I know' }).check()
  await question.getByRole('button', { name: 'That’s it' }).click()

  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('1 of 5')
  await newcomer.call('PUT', '/api/profile/me', { name: 'Fay', title: 'Printer' })
  await expect(steps.getByRole('link', { name: 'Add a portrait and a title' })).toBeVisible()
  await steps.getByRole('button', { name: 'Hide' }).click()
  await expect(steps).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Needs you now' })).toBeFocused()

  await page.goto('/settings/profile')
  await expect(page.getByRole('checkbox', { name: 'Find paid work' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Find paid work' }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await page.goto('/freelancerDashboard')
  await expect(page.getByRole('heading', { name: 'Needs you now' })).toBeVisible()
  await expect(question).toHaveCount(0)
})
