import type { Page } from '@playwright/test'
import { newProject } from '../support/people.ts'
import { samplePdf, sampleZip } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'

/** The main flow in two browsers, from sign-up to an approved delivery. */
test('a client and a freelancer go the whole way', async ({ browser, baseURL }) => {
  test.slow()
  const id = crypto.randomUUID().slice(0, 6)
  const title = `Seat map for the old cinema ${id}`
  const hiring = await (await browser.newContext({ baseURL })).newPage()
  const working = await (await browser.newContext({ baseURL })).newPage()

  await signUpAndIn(hiring, `Cleo ${id}`, `cleo.${id}@example.com`)
  await signUpAndIn(working, `Theo ${id}`, `theo.${id}@example.com`)

  await test.step('the client posts a project', async () => {
    await hiring.goto('/clientDashBoard')
    await hiring.getByRole('link', { name: 'New Project' }).first().click()
    await expect(hiring.getByRole('heading', { name: 'Create New Project' })).toBeVisible()
    await hiring.getByLabel('Title').fill(title)
    await hiring
      .getByLabel('Description')
      .fill('Visitors see which seats are free and keep two of them for ten minutes.')
    await hiring.getByLabel(/^(Price|Budget)/).fill('1850')
    await hiring.getByLabel('Category').selectOption('Web Development')
    await hiring.getByLabel(/skills/i).fill('React, Canvas')
    await hiring.getByLabel('Deadline').fill(inDays(30))
    await hiring.getByRole('button', { name: 'Create Project' }).click()
    await expect(hiring.getByText('Project posted successfully!')).toBeVisible()
    await expect(hiring).toHaveURL(/\/clientDashBoard$/)
    await expect(hiring.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('the freelancer finds it and proposes', async () => {
    await working.goto('/freelance')
    await working.getByPlaceholder('Search projects by skill or keyword').fill(title.toUpperCase())
    const card = working.getByRole('article').filter({ hasText: title })
    await card.getByRole('textbox').first().fill('I drew seat maps for two theatres and can start on Monday.')
    await card.getByRole('button', { name: /^apply/i }).click()
    await expect(card.getByText('Your proposal has been successfully submitted!')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
  })

  await test.step('the client accepts the proposal', async () => {
    await openProject(hiring, title)
    const proposal = hiring.getByRole('button', { name: new RegExp(`Theo ${id}`) })
    await proposal.click()
    await expect(hiring.getByText('I drew seat maps for two theatres')).toBeVisible()
    await hiring.getByRole('button', { name: 'Accept Proposal' }).click()
    await hiring
      .getByRole('dialog')
      .or(hiring.getByRole('alertdialog'))
      .getByRole('button', { name: /accept/i })
      .click()
    await expect(hiring.getByText('Proposal accepted successfully!')).toBeVisible()
  })

  await test.step('the freelancer uploads two files', async () => {
    await uploadFrom(working, title, [samplePdf, sampleZip], 'A first version to click through.')
  })

  await test.step('the client sees that a delivery waits, on the project and in the sidebar', async () => {
    await hiring.goto('/clientDashBoard')
    await expect(hiring.getByRole('article', { name: title }).getByText('Delivery to review')).toBeVisible()
    await expect(hiring.getByRole('link', { name: 'My Projects (1 delivery to review)' })).toBeVisible()
    await expect(hiring.getByText('1 delivery to review', { exact: true })).toBeVisible()
    await expect(hiring.getByRole('link', { name: `Review Delivery of ${title}` })).toBeVisible()
  })

  await test.step('the client downloads one and requests changes', async () => {
    await openProject(hiring, title)
    await expect(hiring.getByText('Pending Review').first()).toBeVisible()
    const download = hiring.waitForEvent('download')
    await hiring
      .getByRole('listitem')
      .filter({ hasText: samplePdf.name })
      .getByRole('button', { name: 'Download' })
      .last()
      .click()
    expect((await download).suggestedFilename()).toBe(samplePdf.name)
    await hiring.getByRole('button', { name: 'Request Changes' }).first().click()
    const dialog = hiring.getByRole('dialog').or(hiring.getByRole('alertdialog'))
    await dialog.getByRole('textbox').fill('Row J has an aisle in the middle.')
    await dialog.getByRole('button', { name: 'Request Changes' }).click()
    await expect(hiring.getByText('Deliverables have been rejected.', { exact: true })).toBeVisible()
    await expect(hiring.getByText(`Theo ${id} can read your note already.`)).toBeVisible()
    await expect(hiring.getByRole('link', { name: 'My Projects', exact: true })).toBeVisible()
  })

  await test.step('the freelancer reads why and uploads again', async () => {
    await working.goto('/freelancerDashboard')
    const sentBack = working.getByRole('link', { name: 'My Proposals (1 delivery sent back for changes)' })
    await expect(sentBack).toBeVisible()
    await uploadFrom(working, title, [sampleZip], 'With the aisle in row J.', 'Row J has an aisle in the middle.')
    await expect(sentBack).toBeHidden()
  })

  await test.step('the client approves, and both see the project completed', async () => {
    await openProject(hiring, title)
    await hiring.getByRole('button', { name: 'Approve' }).first().click()
    await hiring
      .getByRole('dialog')
      .or(hiring.getByRole('alertdialog'))
      .getByRole('button', { name: /approve/i })
      .click()
    await expect(hiring.getByText('Deliverables approved successfully!')).toBeVisible()

    await working.goto(`/freelance?search=${encodeURIComponent(title)}`)
    const card = working.getByRole('article').filter({ hasText: title })
    await expect(card.getByText('Completed')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Closed' })).toBeDisabled()
  })
})

test('a delivery being prepared outlives Escape, leaving, a reload and an ended session', async ({
  person,
  pageOf,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject('Prepared with patience'))
  const offer = { freelancerId: freelancer.userId, projectId: project._id, message: 'I would love to.' }
  const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/proposals', offer)
  await client.call('POST', `/api/proposals/${_id}/accept`)
  const page = await pageOf(freelancer)
  const isAsLeft = async () => {
    await expect(page.getByLabel('Message')).toHaveValue('Look at the second page first.')
    await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText(samplePdf.name)
  }
  await page.goto('/freelancerDashboard')
  const open = page.getByRole('button', { name: /Upload Deliverables/ })
  await open.click()
  await page.locator('input[type=file]').setInputFiles([samplePdf])
  await page.getByLabel('Message').fill('Look at the second page first.')

  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await open.click()
  await isAsLeft()

  await page.reload()
  await open.click()
  await isAsLeft()

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Freelance', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Discover Premium Projects' })).toBeVisible()
  await page.goto(`/projects/${project._id}`)
  await isAsLeft()

  await page.evaluate(() => {
    localStorage.removeItem('token')
  })
  await page.goto('/freelancerDashboard')
  await page.getByLabel('Email').fill(freelancer.email)
  await page.getByLabel('Password', { exact: true }).fill(freelancer.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await open.click()
  await isAsLeft()
  await page.getByRole('dialog').getByRole('button', { name: 'Upload Deliverables' }).click()
  await expect(page.getByText('Deliverables uploaded successfully!')).toBeVisible()
})

test('a screen reached inside the app shows what is true now', async ({ person, pageOf }) => {
  const [client, freelancer] = [await person(), await person()]
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject('Seen again at once'))
  const page = await pageOf(freelancer)
  await page.goto('/freelancerDashboard')
  await expect(page.getByRole('heading', { name: 'My Proposals' })).toBeVisible()
  const offer = { freelancerId: freelancer.userId, projectId: project._id, message: 'I would love to.' }
  const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/proposals', offer)
  await page.getByRole('link', { name: 'Freelance', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Discover Premium Projects' })).toBeVisible()
  await client.call('POST', `/api/proposals/${_id}/accept`)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Seen again at once' }) })
  await expect(card.getByText('Accepted')).toBeVisible()
})

test('a toast leaves the account menu to be read, and Help keeps the sidebar', async ({ person, pageOf }) => {
  const page = await pageOf(await person('Robin Vale'))
  await page.goto('/clientForm')
  await page.getByLabel('Title').fill('A toast in the corner')
  await page.getByLabel('Description').fill('It appears where the menu opens.')
  await page.getByLabel('Required skills').fill('Node.js')
  await page.getByLabel('Price (USD)').fill('40')
  await page.getByLabel('Deadline').fill(inDays(30))
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByText('Project posted successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Account of Robin Vale' }).click()
  for (const name of ['Profile', 'Settings', 'Log Out']) {
    const item = page.getByRole('menuitem', { name })
    // An element that covers an item would receive a click at its centre.
    expect(
      await item.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    ).toBe(true)
  }

  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Help Center' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Client' })).toBeVisible()
})

async function signUpAndIn(page: Page, username: string, email: string) {
  await page.goto('/signup')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created successfully! Redirecting to login...')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/$/)
}

async function openProject(page: Page, title: string) {
  await page.goto('/clientDashBoard')
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: /View Proposals/ })
    .click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

test('what the client changes after the acceptance is shown to both, before and after', async ({ pageOf, person }) => {
  const [client, freelancer] = [await person('Cleo'), await person('Theo')]
  const brief = { ...newProject(), description: 'Forty seats, in three colours.', price: 1_200 }
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', brief)
  const edit = (change: object) => client.call('PUT', `/projects/update/${_id}`, { ...brief, ...change })
  const message = `${'I drew seat maps for two theatres. '.repeat(100)}And I can start on Monday.`
  const sent = await freelancer.call<{ _id: string }>('POST', '/api/proposals', {
    freelancerId: freelancer.userId,
    projectId: _id,
    message,
  })
  const [hiring, working] = [await pageOf(client), await pageOf(freelancer)]

  await test.step('an edit before the acceptance is named to the freelancer', async () => {
    await edit({ price: 1_300 })
    await working.goto(`/projects/${_id}`)
    await expect(working.getByText(/^Cleo edited this project on/)).toBeVisible()
    await edit({})
  })

  await test.step('the client reads a long proposal to its end, and accepts', async () => {
    await hiring.goto(`/projects/${_id}`)
    await hiring.getByRole('button', { name: /Theo/ }).click()
    await hiring.getByRole('button', { name: 'Read more' }).click()
    await expect(hiring.getByText('And I can start on Monday.')).toBeVisible()
    await client.call('POST', `/api/proposals/${sent._id}/accept`)
    await hiring.reload()
    await expect(hiring.getByRole('heading', { name: /You accepted Theo/ })).toBeVisible()
    await expect(hiring.getByRole('heading', { name: 'Changed since acceptance' })).toBeHidden()
  })

  await test.step('then the client asks for more and pays less', async () => {
    await hiring.getByRole('link', { name: 'Edit Project' }).click()
    await hiring.getByLabel('Description').fill('Four hundred seats, in three colours.')
    await hiring.getByRole('button', { name: /^(Save|Update)/ }).click()
    await expect(hiring).toHaveURL(/\/clientDashBoard$/)
    await edit({ description: 'Four hundred seats, in three colours.', price: 600 })
  })

  for (const page of [hiring, working]) {
    await page.goto(`/projects/${_id}`)
    const changes = page.getByRole('region', { name: 'Changed since acceptance' })
    await expect(changes.getByText(/^What counts is what stood at acceptance/)).toBeVisible()
    const accepted = changes.getByRole('region', { name: 'At acceptance' })
    await expect(accepted.getByText('Forty seats, in three colours.')).toBeVisible()
    await expect(accepted.getByText('$1,200')).toBeVisible()
    const [newest, first] = [changes.getByRole('listitem').first(), changes.getByRole('listitem').nth(1)]
    await expect(newest).toContainText(/Budget\s*Before\s*\$1,200\s*After\s*\$600/)
    await expect(first.locator('del')).toHaveText('Forty')
    await expect(first.locator('ins')).toHaveText('Four hundred')
  }
  await expect(working.getByText('Cleo changed this project 2 times since you were accepted')).toBeVisible()
  await working.getByRole('link', { name: 'See what changed' }).click()
  await expect(working.getByRole('heading', { name: 'Changed since acceptance' })).toBeInViewport()

  await test.step('a change at the end of a long text is found there', async () => {
    const long = 'Every seat has a number. '.repeat(200)
    await edit({ description: `${long}None has a price.` })
    await edit({ description: `${long}None has a price, and the cellar counts.` })
    await working.reload()
    const newest = working.getByRole('region', { name: 'Changed since acceptance' }).getByRole('listitem').first()
    await expect(newest.getByText('The change is further down in this text.')).toHaveCount(2)
    await newest.getByRole('button', { name: 'Read more' }).last().click()
    await expect(newest.locator('ins')).toHaveText('price, and the cellar counts.')
    await expect(newest.locator('del')).toHaveText('price.')
  })

  const stranger = await pageOf(await person())
  await stranger.goto(`/projects/${_id}`)
  await expect(stranger.getByText('This project has found its freelancer')).toBeVisible()
  await expect(stranger.getByRole('heading', { name: 'Changed since acceptance' })).toBeHidden()
})

type SampleFile = { name: string; mimeType: string; buffer: Buffer }

async function uploadFrom(page: Page, title: string, files: SampleFile[], message: string, feedback?: string) {
  await page.goto('/freelancerDashboard')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
  await card
    .getByRole('link', { name: /Upload Deliverables/ })
    .or(card.getByRole('button', { name: /Upload Deliverables/ }))
    .click()
  if (feedback) await expect(page.getByText(feedback).first()).toBeVisible()
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page
    .getByLabel(/message/i)
    .last()
    .fill(message)
  await page
    .getByRole('button', { name: /^Upload/ })
    .last()
    .click()
  await expect(page.getByText('Deliverables uploaded successfully!')).toBeVisible()
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
}
