import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/Failed to load resource/] })

test('every way a proposal can fail keeps what was typed, and success shows it', async ({ pageOf, person }) => {
  const title = `Proposal target ${crypto.randomUUID().slice(0, 6)}`
  await (await person()).call('POST', '/projects/create', newProject(title))
  const page = await pageOf(await person())
  await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  const message = card.getByRole('textbox').first()
  const apply = card.getByRole('button', { name: /^Apply/ })

  await apply.click()
  await expect(card.getByText('Please write a message before applying!')).toBeVisible()

  await message.fill('I can start on Monday.')
  await page.route('**/api/proposals', (route) => route.fulfill({ status: 500, body: '' }))
  await apply.click()
  await expect(card.getByText('Failed to submit the proposal!')).toBeVisible()
  await page.unroute('**/api/proposals')
  await page.route('**/api/proposals', (route) => route.abort())
  await apply.click()
  await expect(card.getByText('There was an error. Please try again.')).toBeVisible()
  await page.unroute('**/api/proposals')

  await page.reload()
  await expect(message).toHaveValue('I can start on Monday.')
  await apply.click()
  await expect(page.getByText('Your proposal message: "I can start on Monday."')).toBeVisible()
  await expect(card.getByText('Your proposal has been successfully submitted!')).toBeVisible()
  await expect(card.getByRole('textbox').first()).toBeDisabled()
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()

  await page.reload()
  await expect(card.getByRole('button', { name: 'Applied' })).toBeDisabled()
})

test('a lost answer leaves the form, and sending once more gets the first one', async ({ pageOf, person }) => {
  const title = `Lost answer ${crypto.randomUUID().slice(0, 6)}`
  await (await person()).call('POST', '/projects/create', newProject(title))
  const page = await pageOf(await person())
  await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('textbox').first().fill('Sent once.')
  await page.route('**/api/proposals', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await card.getByRole('button', { name: /^Apply/ }).click()
  await expect(card.getByText('There was an error. Please try again.')).toBeVisible()
  await page.unroute('**/api/proposals')
  await card.getByRole('button', { name: /^Apply/ }).click()

  await expect(card.getByText('Your proposal has been successfully submitted!')).toBeVisible()
})

test('a refusal stays in words, with the text, when the project has closed meanwhile', async ({ pageOf, person }) => {
  const title = `Closed meanwhile ${crypto.randomUUID().slice(0, 6)}`
  const [client, rival] = [await person(), await person()]
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject(title))
  const offer = { freelancerId: rival.userId, projectId: project._id, message: 'Mine was first.' }
  const { _id } = await rival.call<{ _id: string }>('POST', '/api/proposals', offer)
  const page = await pageOf(await person())
  await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toBeVisible()
  await page.waitForLoadState('networkidle')
  await card.getByRole('textbox').first().fill('Written with care, sent too late.')
  await client.call('POST', `/api/proposals/${_id}/accept`)
  await card.getByRole('button', { name: /^Apply/ }).click()

  await expect(card.getByText('In Progress')).toBeVisible()
  await expect(card.getByText('Failed to submit the proposal!')).toBeVisible()
  await expect(card.getByText('This project no longer accepts proposals.')).toBeVisible()
  await expect(card.getByLabel('What you wrote')).toHaveValue('Written with care, sent too late.')
  await page.reload()
  await expect(card.getByLabel('What you wrote')).toHaveValue('Written with care, sent too late.')
})

test('a message that was refused is not called submitted', async ({ pageOf, person }) => {
  const title = `Sent from another tab ${crypto.randomUUID().slice(0, 6)}`
  const freelancer = await person()
  const project = await (await person()).call<{ _id: string }>('POST', '/projects/create', newProject(title))
  const page = await pageOf(freelancer)
  await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toBeVisible()
  await page.waitForLoadState('networkidle')
  await card.getByRole('textbox').first().fill('The second one.')
  await freelancer.call('POST', '/api/proposals', {
    freelancerId: freelancer.userId,
    projectId: project._id,
    message: 'The first one.',
  })
  await card.getByRole('button', { name: /^Apply/ }).click()

  await expect(card.getByText('You have already sent a proposal for this project.')).toBeVisible()
  await expect(card.getByRole('link', { name: 'See the one you sent' })).toBeVisible()
  await expect(card.getByLabel('What you wrote')).toHaveValue('The second one.')
  await expect(card.getByText('Your proposal has been successfully submitted!')).toHaveCount(0)
})

test('price and time are beside the brief, and what is typed survives closing, going back and a reload', {
  tag: '@push',
}, async ({ pageOf, person }) => {
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
