import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('a client filters people by skill, and an opt-out in the settings ends that', async ({ person, pageOf }) => {
  const ines = await person('ines')
  const name = `Ines ${crypto.randomUUID().slice(0, 6)}`
  await ines.call('PUT', '/api/profile/me', { name, title: 'Letterer', skills: ['Sign painting'] })
  const client = await pageOf(await person('clara'))
  const card = client.getByRole('article', { name })

  await client.goto('/find-freelancers')
  await client.getByText('More filters').click()
  await client.getByLabel('Skill', { exact: true }).fill('sign painting')
  await expect(async () => {
    await client.getByRole('button', { name: 'Apply filters' }).click()
    await expect(card).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(client).toHaveURL(/\/find-freelancers\?skill=sign\+painting$/)

  const settings = await pageOf(ines)
  await settings.goto('/settings/profile')
  await settings.getByLabel('Let clients find me').click()
  await expect(settings.getByText('Saved.')).toBeVisible()
  await expect(settings.getByLabel('Let clients find me')).not.toBeChecked()
  await expect(async () => {
    await client.reload()
    await expect(client.getByText('No one matches your search')).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

test('a client saves and invites a person from their card, which offers a visitor neither', async ({
  page,
  person,
  pageOf,
}) => {
  const tove = await person('tove')
  await tove.call('PUT', '/api/profile/me', { name: 'Tove Lind', title: 'Bookbinder', skills: ['Bookbinding'] })
  const clara = await person('clara')
  await clara.call('POST', '/projects/create', newProject('Forty cloth bindings'))
  const client = await pageOf(clara)
  const card = client.getByRole('article', { name: 'Tove Lind' })
  await expect(async () => {
    await client.goto('/find-freelancers?skill=bookbinding')
    await expect(card).toBeVisible({ timeout: 5_000 })
  }).toPass()

  await card.getByRole('button', { name: 'Save Tove Lind' }).click()
  await expect(card.getByRole('button', { name: 'Save Tove Lind', pressed: true })).toBeVisible()
  await card.getByRole('button', { name: 'Invite Tove Lind to a project' }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Send Invitation' }).click()

  await expectToast(client, 'You invited Tove Lind')
  await page.goto('/find-freelancers?skill=bookbinding')
  await expect(page.getByRole('article', { name: 'Tove Lind' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Tove Lind' }).getByRole('button')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form finds people, and a category has an address of its own', async ({ person, page }) => {
    const rosa = await person('rosa')
    const name = `Rosa ${crypto.randomUUID().slice(0, 6)}`
    await rosa.call('PUT', '/api/profile/me', { name, title: 'Letterer', skills: ['Logo design'] })

    await page.goto('/find-freelancers')
    await expect(async () => {
      await page.getByLabel('Category').selectOption('Graphic Design')
      await page.getByLabel('Search for').fill('letterer')
      await page.getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('article', { name })).toBeVisible({ timeout: 5_000 })
    }).toPass()

    await expect(page).toHaveURL(/\/find-freelancers\/graphic-design\?search=letterer$/)
  })
})
