import { livePath } from '@guildhall/contract'
import type { Page } from '@playwright/test'
import { connected } from '../support/connected.ts'
import { insertConversation, propose } from '../support/conversations.ts'
import { expectVisibleFocus, keyboardOf } from '../support/keyboard.ts'
import { newProject, type Person } from '../support/people.ts'
import { stayAfterSaving } from '../support/project-form.ts'
import { samplePdf } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ expectedErrors: [/409 \(Conflict\)/] })

// The outdated tab stops, says so and keeps what was written.

test('a proposal waits while another account is signed in, and goes out once its own is back', async ({
  pageOf,
  person,
}) => {
  const title = `Written in the first tab ${crypto.randomUUID().slice(0, 6)}`
  const [client, theo, ines] = [await person(), await person('Theo'), await person('Ines')]
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject(title))
  const first = await pageOf(theo)
  await first.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = first.getByRole('article', { name: title })
  await card.getByLabel('Your proposal').fill('Only Theo could have written this.')
  const second = await first.context().newPage()

  await signIn(second, ines)
  await expect(first.getByText('You are now signed in as Ines')).toBeVisible()
  await card.getByRole('button', { name: 'Apply Now' }).click()
  await expect(card.getByText('Another tab signed in to another account. Nothing was sent')).toBeVisible()
  await expect(card.getByLabel('Your proposal')).toHaveValue('Only Theo could have written this.')
  await second.goto(`/freelance?search=${encodeURIComponent(title)}`)
  await expect(second.getByRole('article', { name: title }).getByLabel('Your proposal')).toHaveValue('')

  await signIn(second, theo)
  await expect(first.getByText('You are now signed in as Ines')).toBeHidden()
  await card.getByRole('button', { name: 'Apply Now' }).click()
  await expect(card.getByText('Your proposal has been successfully submitted!')).toBeVisible()
  const proposals = await client.call<{ freelancerId: { name: string }; message: string }[]>(
    'GET',
    `/api/proposals/${_id}`,
  )
  expect(proposals.map(({ freelancerId, message }) => [freelancerId.name, message])).toEqual([
    ['Theo', 'Only Theo could have written this.'],
  ])
})

test('a delivery waits while another account is signed in', async ({ pageOf, person }) => {
  const [client, theo, ines] = [await person(), await person('Theo'), await person('Ines')]
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const offer = { freelancerId: theo.userId, projectId: _id, message: 'I would love to.' }
  const proposal = await theo.call<{ _id: string }>('POST', '/api/proposals', offer)
  await client.call('POST', `/api/proposals/${proposal._id}/accept`)
  const first = await pageOf(theo)
  await first.goto(`/projects/${_id}`)
  await first.locator('input[type=file]').setInputFiles([samplePdf])
  await first.getByLabel('Message').fill('Look at the second page first.')

  await signIn(await first.context().newPage(), ines)
  await expect(first.getByText('You are now signed in as Ines')).toBeVisible()
  await first.getByRole('button', { name: 'Upload Deliverables' }).click()
  await expect(first.getByText('Another tab signed in to another account. Nothing was sent')).toBeVisible()
  await expect(first.getByRole('list', { name: 'Chosen files' })).toContainText(samplePdf.name)
  await expect(first.getByLabel('Message')).toHaveValue('Look at the second page first.')
  const { versions } = await theo.call<{ versions: unknown[] }>('GET', `/api/proposals/${proposal._id}/deliverables`)
  expect(versions).toEqual([])
})

test('what was typed before another tab signed out is there after signing in again', async ({ pageOf, person }) => {
  const title = `Signed out in between ${crypto.randomUUID().slice(0, 6)}`
  const theo = await person('Theo')
  await (await person()).call('POST', '/projects/create', newProject(title))
  const first = await pageOf(theo)
  await first.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = first.getByRole('article', { name: title })
  await card.getByLabel('Your proposal').fill('Half a sentence')

  const second = await first.context().newPage()
  await second.goto('/freelancerDashboard')
  await second.getByRole('button', { name: 'Account of Theo' }).click()
  await second.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(second).toHaveURL(/\/$/)

  await expect(first.getByRole('heading', { name: 'Sign in to see the projects' })).toBeVisible()
  await first.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(first, theo, { isThere: true })
  await expect(card.getByLabel('Your proposal')).toHaveValue('Half a sentence')
})

test('a proposal that was begun when the project closed is kept, and discarded by keyboard', async ({
  pageOf,
  person,
}) => {
  const title = `Closed in between ${crypto.randomUUID().slice(0, 6)}`
  const [client, rival, theo] = [await person(), await person(), await person('Theo')]
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject(title))
  const offer = { freelancerId: rival.userId, projectId: _id, message: 'Mine was first.' }
  const proposal = await rival.call<{ _id: string }>('POST', '/api/proposals', offer)
  const page = await pageOf(theo)
  const { press } = keyboardOf(page)
  await page.goto(`/freelance?search=${encodeURIComponent(title)}`)
  const card = page.getByRole('article', { name: title })
  await card.getByLabel('Your proposal').fill('Half a sentence')
  await client.call('POST', `/api/proposals/${proposal._id}/accept`)

  await page.reload()
  await expect(card.getByRole('alert')).toContainText(/This proposal was not sent\s*The project closed first\./)
  await expect(card.getByLabel('What you wrote')).toHaveValue('Half a sentence')
  await press(card.getByRole('button', { name: 'Discard it' }))
  await expect(card.getByLabel('What you wrote')).toBeHidden()
  await expect(card.getByRole('link', { name: title })).toBeFocused()
  await expectVisibleFocus(page)
})

test('a project edited in two tabs is saved over by its owner, by keyboard alone', async ({ pageOf, person }) => {
  const client = await person()
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject('Before the edit'))
  const page = await pageOf(client)
  await stayAfterSaving(page)
  const { press, type, tabTo } = keyboardOf(page)
  await page.goto(`/clientForm/${project._id}`)
  await type(page.getByLabel('Title'), 'Written here')
  await client.call('PUT', `/projects/update/${project._id}`, newProject('Edited elsewhere'))
  const update = page.getByRole('button', { name: 'Update Project' })
  await press(update)
  const conflict = page.getByRole('alert').filter({ hasText: 'This project was saved in another tab' })
  await expect(conflict).toContainText('It differs from what you have here in: Title')

  await press(conflict.getByRole('button', { name: 'Load the newer version' }), 'Enter', { back: true })
  await expect(page.getByLabel('Title')).toHaveValue('Edited elsewhere')
  await expectVisibleFocus(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bring back what I wrote' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Title')).toHaveValue('Written here')
  await expect(update).toBeFocused()
  await expectVisibleFocus(page)

  await client.call('PUT', `/projects/update/${project._id}`, newProject('Edited once more'))
  await tabTo(update)
  await page.keyboard.press('Enter')
  await press(conflict.getByRole('button', { name: 'Save mine over it' }), 'Enter', { back: true })
  await expectToast(page, 'Project updated successfully!')
  await expect(update).toBeFocused()
  const { title } = await client.call<{ title: string }>('GET', `/projects/${project._id}`)
  expect(title).toBe('Written here')
})

test('a live connection of before, which comes about only once its account is back, does not end the one of now', async ({
  pageOf,
  person,
}) => {
  const [client, theo, ines] = [await person('Lea'), await person('Theo'), await person('Ines')]
  await propose(client, theo)
  const { say } = await insertConversation(client, theo)
  await say(client, 'When can you begin?')
  const hers = await pageOf(client)
  const live = connected(hers)
  await hers.goto(`/messages/chat/${theo.userId}`)
  await live
  const first = await pageOf(theo)
  const { late, own } = await holdFirstConnection(first)
  await first.goto(`/messages/chat/${client.userId}`)
  await late.begun.promise
  const second = await first.context().newPage()
  await signIn(second, ines)
  await expect(first.getByText('You are now signed in as Ines')).toBeVisible()
  await signIn(second, theo)
  await own.accepted.promise

  late.released.resolve()
  await late.over.promise
  await first.getByRole('textbox', { name: /^Message to/ }).pressSequentially('Hm')

  await expect(hers.getByText('is typing...')).toBeVisible()
})

const newConnection = () => ({
  begun: Promise.withResolvers<void>(),
  released: Promise.withResolvers<void>(),
  accepted: Promise.withResolvers<void>(),
  over: Promise.withResolvers<void>(),
})

/** The page's first connection for live events waits until it is released; its second is as usual. */
async function holdFirstConnection(page: Page) {
  const [late, own] = [newConnection(), newConnection()]
  const waiting = [late, own]
  own.released.resolve()
  await page.routeWebSocket(new RegExp(livePath), async (socket) => {
    const connection = waiting.shift()
    connection?.begun.resolve()
    await connection?.released.promise
    const server = socket.connectToServer()
    server.onMessage((message) => {
      socket.send(message)
      if (String(message).startsWith('40')) connection?.accepted.resolve()
    })
    socket.onClose(() => {
      void server.close()
      connection?.over.resolve()
    })
  })
  return { late, own }
}

async function signIn(page: Page, { email, password }: Person, { isThere = false } = {}) {
  if (!isThere) await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
