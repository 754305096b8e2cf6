import type { Page } from '@playwright/test'
import { expectArrival, expectVisibleFocus, keyboardOf } from '../support/keyboard.ts'
import { newProject, type Person } from '../support/people.ts'
import { stayAfterSaving } from '../support/project-form.ts'
import { samplePdf, sampleZip } from '../support/sample-files.ts'
import { expect, saveData, test } from '../support/test.ts'
import { expectToast, recordToasts } from '../support/toasts.ts'

test('a client and a freelancer go the whole way by keyboard alone', async ({ browser, baseURL, person }) => {
  test.slow()
  const [cleo, theo] = [await person('Cleo Brandt'), await person('Theo Lindqvist')]
  const title = `Seat map by keyboard ${crypto.randomUUID().slice(0, 6)}`
  const open = async () => {
    const context = await browser.newContext({ baseURL, locale: 'en-US' })
    await saveData(context)
    await recordToasts(context)
    return context.newPage()
  }
  const [hiring, working] = [await open(), await open()]
  const [client, freelancer] = [keyboardOf(hiring), keyboardOf(working)]
  const leave = await stayAfterSaving(hiring)

  await test.step('the client signs in', async () => {
    await hiring.goto('/clientDashBoard')
    await signIn(hiring, cleo)
    await expect(hiring.getByRole('heading', { name: 'My Projects' })).toBeVisible()
    await expectArrival(hiring)
  })

  await test.step('and posts a project; a slip leads to its field', async () => {
    await client.press(hiring.getByRole('link', { name: 'New Project' }))
    await expect(hiring.getByRole('heading', { name: 'Create New Project' })).toBeVisible()
    await expectArrival(hiring)
    await client.type(hiring.getByLabel('Title'), title)
    await client.type(hiring.getByLabel('Description'), 'Visitors see which seats are free.')
    await client.type(hiring.getByLabel('Required skills'), 'React, Canvas')
    await client.tabTo(hiring.getByLabel('Preferred level'))
    await hiring.keyboard.press('ArrowDown')
    await expect(hiring.getByLabel('Preferred level')).toHaveValue('Beginner')
    await client.type(hiring.getByLabel('Category'), 'Web')
    await expect(hiring.getByLabel('Category')).toHaveValue('Web Development')
    await client.type(hiring.getByLabel('Deadline'), '12312035')
    await expect(hiring.getByLabel('Deadline')).toHaveValue('2035-12-31')
    await client.press(hiring.getByRole('button', { name: 'Create Project' }))

    const price = hiring.getByLabel('Price (USD)')
    await expect(price).toBeFocused()
    await expectVisibleFocus(hiring)
    await hiring.keyboard.type('1850')
    await client.press(hiring.getByRole('button', { name: 'Create Project' }), 'Space')
    await expectToast(hiring, 'Project posted successfully!')
    await expect(hiring.getByRole('button', { name: 'Create Project' })).toBeFocused()
    await leave()
    await expect(hiring).toHaveURL(/\/clientDashBoard$/)
    await expectArrival(hiring)
  })

  await test.step('the freelancer signs in, finds it and proposes', async () => {
    await working.goto('/freelancerDashboard')
    await signIn(working, theo)
    await expect(working.getByRole('heading', { name: 'My Proposals' })).toBeVisible()
    await expectArrival(working)
    await freelancer.press(working.getByRole('link', { name: 'New Proposal' }))
    await expect(working.getByRole('heading', { name: 'Discover Premium Projects' })).toBeVisible()
    await expectArrival(working)
    await freelancer.type(working.getByPlaceholder('Search projects by skill or keyword'), title)
    await expect(working.getByRole('article')).toHaveCount(1)
    const card = working.getByRole('article', { name: title })
    await freelancer.press(card.getByRole('button', { name: 'Apply Now' }))
    await expect(card.getByText('Please write a message before applying!')).toBeVisible()
    await expect(card.getByLabel('Your proposal')).toBeFocused()
    await expectVisibleFocus(working)
    await working.keyboard.type('I drew seat maps for two theaters.')
    await freelancer.press(card.getByRole('button', { name: 'Price, time, milestones and files' }))
    const sheet = working.getByRole('dialog', { name: title })
    await expect(sheet.getByLabel('Your proposal')).toHaveValue('I drew seat maps for two theaters.')
    await freelancer.type(sheet.getByLabel('Price in USD'), '1700')
    await freelancer.press(sheet.getByRole('button', { name: 'Apply Now' }))
    await expect(card.locator(':focus')).toContainText('Your proposal has been successfully submitted!')
    await expectVisibleFocus(working)
    await working.keyboard.press('Tab')
    await expect(card.getByRole('link', { name: 'See its status' })).toBeFocused()
  })

  await test.step('the client reads it, thinks again, and accepts', async () => {
    await openProject(hiring, title)
    await client.press(hiring.getByRole('button', { name: /^Theo Lindqvist/ }))
    await expect(hiring.getByText('I drew seat maps for two theaters.')).toBeVisible()
    await expect(hiring.getByRole('button', { name: /^Theo Lindqvist/ })).toBeFocused()
    const accept = hiring.getByRole('button', { name: 'Accept Proposal' })
    const dialog = hiring.getByRole('dialog', { name: 'Accept Theo Lindqvist’s proposal?' })
    await client.press(accept)
    await expect(dialog).toBeVisible()
    await expectVisibleFocus(hiring)
    await hiring.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(accept).toBeFocused()
    await hiring.keyboard.press('Enter')
    await client.press(dialog.getByRole('button', { name: 'Accept Proposal' }))
    await expectToast(hiring, 'Proposal accepted successfully!')
    await expect(hiring.getByRole('heading', { name: 'You accepted Theo Lindqvist’s proposal' })).toBeVisible()
    await expectFocusIn(hiring, 'Accepted proposal')
  })

  await test.step('the freelancer opens the proposal and delivers', async () => {
    await freelancer.press(working.getByRole('link', { name: 'See its status' }))
    await expect(working.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectArrival(working)
    await deliver(working, samplePdf, 'A first version to click through.')
  })

  await test.step('the client requests changes', async () => {
    await openProject(hiring, title, 'Review Delivery of')
    const request = hiring.getByRole('button', { name: 'Request Changes' })
    await client.press(request)
    const dialog = hiring.getByRole('dialog', { name: 'Request changes?' })
    await expect(dialog.getByLabel('What should change?')).toBeFocused()
    await hiring.keyboard.type('Row J has an aisle in the middle.')
    await hiring.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(request).toBeFocused()
    await expectVisibleFocus(hiring)
    await hiring.keyboard.press('Space')
    await expect(dialog.getByLabel('What should change?')).toHaveValue('Row J has an aisle in the middle.')
    await client.press(dialog.getByRole('button', { name: 'Request Changes' }))
    await expectToast(hiring, 'Deliverables have been rejected.')
    await expectFocusIn(hiring, 'Deliverables')
  })

  await test.step('the freelancer reads why and delivers again, from the list', async () => {
    await freelancer.press(working.getByRole('link', { name: 'Back to My Proposals' }), 'Enter', { back: true })
    await expectArrival(working)
    const open = working.getByRole('button', { name: 'Upload Deliverables' })
    await freelancer.press(open)
    const dialog = working.getByRole('dialog', { name: 'Deliverables' })
    await expect(dialog.getByText('Row J has an aisle in the middle.').first()).toBeVisible()
    await expectVisibleFocus(working)
    await deliver(working, sampleZip, 'With the aisle in row J.')
    await working.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(working.getByRole('button', { name: 'View Deliverables' })).toBeFocused()
    await expectVisibleFocus(working)
  })

  await test.step('the client approves, and the project is completed', async () => {
    await openProject(hiring, title, 'Review Delivery of')
    await client.press(hiring.getByRole('button', { name: 'Approve' }))
    const dialog = hiring.getByRole('dialog', { name: 'Approve these deliverables?' })
    await client.press(dialog.getByRole('button', { name: 'Approve' }))
    await expectToast(hiring, 'Deliverables approved successfully!')
    await expect(hiring.getByRole('heading', { name: 'Theo Lindqvist completed this project' })).toBeVisible()
    await expectFocusIn(hiring, 'Deliverables')
    await client.press(hiring.getByRole('link', { name: 'Back to My Projects' }), 'Enter', { back: true })
    await expectArrival(hiring)
    await expect(hiring.getByRole('article', { name: title }).getByText('Completed')).toBeVisible()
  })
})

test('what goes with a press leaves the focus beside it', async ({ pageOf, person }) => {
  const ines = await person('Ines Duarte')
  const client = await person()
  const title = `Connected by keyboard ${crypto.randomUUID().slice(0, 6)}`
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject(title))
  const offer = { freelancerId: ines.userId, projectId: _id, message: 'I can start on Monday.' }
  const proposal = await ines.call<{ _id: string }>('POST', '/api/proposals', offer)
  await client.call('POST', `/api/proposals/${proposal._id}/accept`)
  const page = await pageOf(ines)
  const { press, type } = keyboardOf(page)

  await test.step('connecting with a client', async () => {
    await page.goto('/freelancerDashboard')
    await press(page.getByRole('button', { name: 'Connect' }))
    await expect(page.getByRole('link', { name: 'Message', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Conversation', exact: true })).toBeFocused()
    await type(page.getByRole('textbox', { name: /^Message to/ }), 'Hello')
    await expectVisibleFocus(page)
  })

  await test.step('a project begun, found again, and begun afresh', async () => {
    await page.goto('/clientForm')
    await type(page.getByLabel('Title'), 'Not this one')
    await page.reload()
    await press(page.getByRole('button', { name: 'Start afresh' }))
    await expect(page.getByLabel('Title')).toHaveValue('')
    await expect(page.getByLabel('Title')).toBeFocused()
  })
})

async function signIn(page: Page, { email, password }: Person) {
  const { type, press } = keyboardOf(page)
  await type(page.getByLabel('Email'), email)
  await type(page.getByLabel('Password', { exact: true }), 'not the password')
  await press(page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page.getByText('Invalid credentials')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

async function openProject(page: Page, title: string, link = 'View Proposals for') {
  const { press } = keyboardOf(page)
  if (!page.url().endsWith('/clientDashBoard')) {
    await press(page.getByRole('link', { name: 'Back to My Projects' }), 'Enter', { back: true })
    await expectArrival(page)
  }
  await press(page.getByRole('link', { name: `${link} ${title}` }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectArrival(page)
}

async function deliver(page: Page, file: typeof samplePdf, message: string) {
  const { press, type } = keyboardOf(page)
  const deliverables = page.getByRole('region', { name: 'Deliverables' })
  const chooser = page.waitForEvent('filechooser')
  await press(deliverables.getByLabel('Choose files'))
  await (await chooser).setFiles([file])
  await expect(deliverables.getByRole('list', { name: 'Chosen files' })).toContainText(file.name)
  await expectVisibleFocus(page)
  await type(deliverables.getByLabel('Message'), message)
  await press(deliverables.getByRole('button', { name: 'Upload Deliverables' }))
  await expectToast(page, 'Deliverables uploaded successfully!')
  await expect(deliverables.getByText('Pending Review')).toBeVisible()
  await expectFocusIn(page, 'Deliverables')
}

async function expectFocusIn(page: Page, region: string) {
  const place = page.getByRole('region', { name: region }).last()
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expectVisibleFocus(page)
}
