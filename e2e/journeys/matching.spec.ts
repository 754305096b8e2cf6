import { earnResult } from '../support/results.ts'
import { expect, test } from '../support/test.ts'

test('a newcomer with proof is suggested to a client, and the project to them, each with the reason', async ({
  pageOf,
  person,
}) => {
  const [client, newcomer] = [await person('Cora'), await person('Nils')]
  await newcomer.call('PUT', '/api/profile/me', { name: 'Nils Berg', title: 'Developer', skills: ['Lettering'] })
  await earnResult(newcomer, { right: 14, shown: true })
  const title = `A matched page ${crypto.randomUUID().slice(0, 6)}`
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', {
    title,
    description: 'One page, and the map on it.',
    price: 900,
    category: 'Web Development',
    requiredSkills: ['JavaScript'],
    deadline: '2099-06-01',
  })
  const [hiring, working] = [await pageOf(client), await pageOf(newcomer)]

  await test.step('the freelancer finds the project and reads why', async () => {
    await working.goto('/freelance')
    await working.getByRole('link', { name: 'See projects for you' }).click()
    const card = working.getByRole('article', { name: title })
    await expect(card.getByText('JavaScript verified at Beginner')).toBeVisible()
    await card.getByText(/^Why this\? 42 of 100 points$/).click()
    await expect(card.getByRole('row', { name: /^Required skills/ })).toContainText('42 of 60')
    await expect(card.getByText('New client on Guildhall')).toBeVisible()
  })

  await test.step('the client reads the published formula', async () => {
    // Profiles are listed shortly after they are saved.
    await expect(async () => {
      await hiring.goto(`/projects/${_id}`)
      await expect(hiring.getByRole('region', { name: 'Proven, first job' })).toBeVisible({ timeout: 10_000 })
    }).toPass()
    await hiring.getByRole('link', { name: 'How this is computed' }).click()
    await expect(hiring.getByRole('heading', { name: 'The rules of suggestions' })).toBeVisible()
  })
})
