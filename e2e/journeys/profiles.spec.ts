import type { Route } from '@playwright/test'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('a public profile is whole without a script, and says so to robots', { tag: '@push' }, async ({
  person,
  request,
}) => {
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

test('a public profile shows its sections in one order, on wide and on narrow screens', async ({ person, page }) => {
  const ines = await person('ines')
  await ines.call('PUT', '/api/profile/me', {
    bio: 'I draw letters.',
    skills: ['Lettering'],
    experience: [{ title: 'Designer' }],
    education: [{ degree: 'BA Design', institution: 'Porto', year: 2014 }],
    portfolio: [{ title: 'A grotesque' }],
  })
  await ines.call('POST', '/api/ai-quiz/save-assessment', { skill: 'React', score: 4, totalQuestions: 5 })

  await page.goto(`/profile/${ines.userId}`)

  const titles = ['About', 'Skills', 'Skill Assessments', 'Experience', 'Education', 'Portfolio']
  const sections = page.getByRole('heading', { level: 2 }).filter({ hasText: new RegExp(`^(${titles.join('|')})$`) })
  await expect(sections).toHaveText(titles)
  await expect(page.getByText(/Porto.*2014/)).toBeVisible()
})

test('a profile nobody rated reads New, and an entry without a title begins with what it has', async ({
  person,
  page,
}) => {
  const ines = await person('ines')
  await ines.call('PUT', '/api/profile/me', {
    education: [{ institution: 'Porto', year: 2014 }, {}],
    portfolio: [{ description: 'Nine weights.' }],
  })

  await page.goto(`/profile/${ines.userId}`)

  const figure = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd')
  await expect(figure('Rating')).toHaveText('New')
  await expect(figure('Success rate')).toHaveText('New')
  await expect(page.getByText(/^Porto.*2014$/)).toBeVisible()
  await expect(page.getByText('Nine weights.')).toBeVisible()
})

test('a profile without a name reads Freelancer, above the username', async ({ person, page }) => {
  const ines = await person('ines')
  await ines.call('PUT', '/api/profile/me', { bio: 'I draw letters.' })
  await page.goto(`/profile/${ines.userId}`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freelancer')
  await expect(page.getByText('@ines')).toBeVisible()
})

test('a result saved to the profile of a new account makes the profile', { tag: '@push' }, async ({
  person,
  pageOf,
}) => {
  const ines = await person('ines')
  const page = await pageOf(ines)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Show what you can do' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Take New Assessment' })).toHaveAttribute('href', '/modules')

  const practice = { skill: 'React', score: 4, totalQuestions: 5, difficulty: 'Beginner' }
  await ines.call('POST', '/api/ai-quiz/save-assessment', practice)
  await page.reload()
  await expect(page.getByRole('link', { name: 'See your public profile' })).toBeVisible()
  await page.getByRole('link', { name: 'See your public profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freelancer')
  await expect(page.getByText('React').first()).toBeVisible()
})

test.describe('pictures that are gone', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('leave the initial and the text, and no broken image', async ({ person, page }) => {
    const ines = await person('ines')
    await page.route('https://pictures.example/**', (route) => route.fulfill({ status: 404 }))
    await ines.call('PUT', '/api/profile/me', {
      name: 'Ines Duarte',
      profileImage: 'https://pictures.example/portrait.png',
      portfolio: [
        { title: 'Signs for a bakery', description: 'Painted by hand.', image: 'https://pictures.example/a.png' },
      ],
    })
    await page.goto(`/profile/${ines.userId}`)

    await expect(page.getByText('Painted by hand.')).toBeVisible()
    await page.getByText('Painted by hand.').scrollIntoViewIfNeeded()
    await expect(page.locator('main img')).toHaveCount(0)
  })
})

test.describe('a profile that cannot be fetched', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('says so inside the app, on a failing server and without a network, and Go Back leads back', async ({
    person,
    pageOf,
  }) => {
    const [client, freelancer] = [await person(), await person('Ines Duarte')]
    const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
    await freelancer.call('POST', '/api/proposals', {
      freelancerId: freelancer.userId,
      projectId: project._id,
      message: 'I would love to.',
    })
    const page = await pageOf(client)
    for (const answer of [
      (route: Route) => route.fulfill({ status: 500, body: 'bad' }),
      (route: Route) => route.abort(),
    ]) {
      await page.goto(`/projects/${project._id}`)
      await page.route('**/profile/*.data*', answer)
      await page.getByRole('button', { name: /^Ines Duarte/ }).click()
      await page.getByRole('link', { name: 'View Profile' }).click()

      await expect(page.getByRole('heading', { name: 'Unable to load profile' })).toBeVisible()
      await expectToast(page, 'Unable to load profile. Please try again later.')
      await page.getByRole('button', { name: 'Go Back' }).click()
      await expect(page).toHaveURL(new RegExp(`/projects/${project._id}$`))
      await page.unroute('**/profile/*.data*')
    }
  })
})

test('the page of the fullest profile stays below 450 kB', { tag: '@push' }, async ({ person, request }) => {
  const ines = await person('ines')
  const description = 'I draw letters. '.repeat(600)
  // Different texts: the page transfers equal ones only once.
  const fifty = (entry: object) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...entry,
      title: `Number ${index}`,
      description: `${index} ${description}`,
    }))
  await ines.call('PUT', '/api/profile/me', {
    bio: description,
    experience: fifty({ company: 'Foundry', period: '2015' }),
    portfolio: fifty({ image: '' }),
  })

  const html = await (await request.get(`/profile/${ines.userId}`, { headers: { accept: 'text/html' } })).text()

  expect(html.length).toBeLessThan(450_000)
})

test('a profile of many tested skills shows the first 24, and the others on request', async ({
  page,
  pageOf,
  person,
}) => {
  const ines = await person('Ines Duarte')
  for (let number = 1; number <= 30; number += 1) {
    await ines.call('POST', '/api/ai-quiz/save-assessment', { skill: `Craft ${number}`, score: 3, totalQuestions: 5 })
  }
  for (const [view, path] of [
    [page, `/profile/${ines.userId}`],
    [await pageOf(ines), '/profile'],
  ] as const) {
    await view.goto(path)
    const skills = view.getByRole('heading', { level: 3, name: /^Craft / })
    await expect(skills).toHaveCount(24)
    await expect(view.getByText('Showing 24 of 30 skills')).toBeVisible()

    await view.getByRole('button', { name: 'Show more skills' }).click()
    await expect(skills).toHaveCount(30)
    expect(new Set(await skills.allTextContents()).size).toBe(30)
    await expect(view.getByText('Showing 30 of 30 skills')).toBeVisible()
    await expect(view.getByRole('button', { name: 'Show more skills' })).toBeHidden()
  }
})

test('any visitor can expand the long texts of a profile in place', async ({ page, person, request }) => {
  const ines = await person('ines')
  const long = (end: string) => `${'I draw letters, and some of them are boring on purpose. '.repeat(350)}${end}`
  const entry = { title: 'Type designer', company: 'Foundry', period: '2015' }
  await ines.call('PUT', '/api/profile/me', {
    name: 'Ines Duarte',
    bio: long('The end of the bio.'),
    experience: [
      { ...entry, description: 'Latin and Greek.' },
      { ...entry, description: long('The end of the job.') },
    ],
    portfolio: [{ title: 'A grotesque', description: long('The end of the work.') }],
  })
  const address = `/profile/${ines.userId}`
  const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text()
  expect(html).not.toContain('The end of')
  expect(html.length).toBeLessThan(60_000)

  await page.goto(address)
  for (const end of ['The end of the bio.', 'The end of the job.', 'The end of the work.']) {
    await expect(page.getByText(end)).toHaveCount(0)
    await page.getByRole('button', { name: 'Read more' }).first().click()
    await expect(page.getByText(end)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Show less' })).toHaveCount(3)
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
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/freelance$/)
  })

  test('Go Back leads to the page before, after a full load, too', async ({ page }) => {
    await page.goto('/help')
    await page.goto(`/profile/${crypto.randomUUID()}`)
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL(/\/help$/)
  })
})
