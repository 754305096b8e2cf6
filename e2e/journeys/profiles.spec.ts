import { expect, test } from '../support/test.ts'

test('a public profile is whole without a script, and says so to robots', async ({ person, request }) => {
  const ines = await person('ines')
  await ines.call('PUT', '/api/profile/me', {
    name: 'Ines Duarte',
    title: 'Type designer',
    bio: 'I draw letters.',
    skills: ['Lettering'],
  })

  const html = await (await request.get(`/profile/${ines.userId}`, { headers: { accept: 'text/html' } })).text()

  expect(html).toContain('<title>Ines Duarte, Type designer · Guildhall</title>')
  expect(html).toContain('I draw letters.')
  expect(html).toContain('application/ld+json')
})

test.describe('a profile that is not there', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('says so and offers ways out', async ({ page }) => {
    await page.goto(`/profile/${crypto.randomUUID()}`)
    await expect(
      page.getByText('Profile not available yet. The user may not have completed their profile setup.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})
