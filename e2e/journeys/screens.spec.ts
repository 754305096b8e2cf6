import type { Page } from '@playwright/test'
import { agree, hire, pay } from '../support/contracts.ts'
import { insertConversation, propose } from '../support/conversations.ts'
import { deliver, uploadForProject } from '../support/deliveries.ts'
import { goWithin } from '../support/go-within.ts'
import { faultsInBothLooks } from '../support/looks.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { newProject, type Person, signInDemo } from '../support/people.ts'
import { earnResult } from '../support/results.ts'
import { expect, test } from '../support/test.ts'

// `every-screen.spec.ts` looks at every address; here are their states.
const publicPages = ['/library/html-css?lesson=no-such-lesson', '/no/such/page']
const memberPages = {
  client: ['/clientDashBoard?status=completed'],
  freelancer: ['/freelance?search=zzzz', '/freelancerDashboard?view=list', '/notifications?show=unread'],
}

test.use({
  // The missing page answers 404, as it should.
  expectedErrors: [/404 \(Not Found\).*\/(no\/such\/page|results\/unknown)/],
})

test('pages of what is not there: axe finds nothing, nothing overflows', async ({ page }) => {
  test.slow()
  for (const path of publicPages) await examine(page, path)
})

for (const [role, email] of [
  ['client', 'maren@demo.guildhall.example'],
  ['freelancer', 'rui@demo.guildhall.example'],
] as const) {
  test(`pages of the demo's ${role}: axe finds nothing, nothing overflows`, async ({ pageOf, baseURL }) => {
    test.slow()
    const demo = await signInDemo(baseURL ?? '', email)
    const page = await pageOf(demo)
    for (const path of [...memberPages[role], ...(await ownProjects(demo))]) await examine(page, path)
  })
}

test('an assessment, stage by stage: axe finds nothing, nothing overflows', async ({ page, person }) => {
  const ines = await person()
  const attempt = { skill: 'JavaScript', numQuestions: 5 }
  const { _id } = await ines.call<{ _id: string }>('POST', '/api/assessments/attempts', attempt)
  await examine(page, '/modules')
  await page.evaluate((items) => Object.assign(localStorage, items), ines.stored)
  for (const path of ['/modules?skill=Rust', `/modules?attempt=${_id}`]) await examine(page, path)
  await ines.call('POST', `/api/assessments/attempts/${_id}/finish`)
  await examine(page, `/modules?attempt=${_id}`)
  await page.getByRole('button', { name: 'Save to Profile' }).click()
  await page.getByRole('button', { name: 'Copy Link' }).waitFor()
  await examineShown(page, 'the saved assessment')
  await examine(page, '/modules?skill=JavaScript')
})

test('messages: axe finds nothing, nothing overflows', async ({ pageOf, person }) => {
  const [client, freelancer] = [await person(), await person()]
  const page = await pageOf(freelancer)
  await examine(page, '/messages')
  await propose(client, freelancer)
  const { say } = await insertConversation(client, freelancer)
  await say(client, `Hello, **when** could you start? ${'verylongword'.repeat(20)}`)
  await say(client, 'Pay me via PayPal.\n\n- one\n- two\n\n> quoted\n\n```\nconst a = 1\n```')
  await examine(page, '/messages')
  await page.goto(`/messages/chat/${client.userId}`)
  await page.getByText('New messages').waitFor()
  await examineShown(page, 'a conversation')
  await page.getByRole('button', { name: 'Search in this conversation' }).click()
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('when')
  await page.getByText('1 message', { exact: true }).waitFor()
  await examineShown(page, 'a search in a conversation')
})

test('contracts and money: axe finds nothing, nothing overflows', async ({ pageOf, person, baseURL }) => {
  test.slow()
  const [client, freelancer] = [await person(), await person()]
  const unpaid = await agree(client, freelancer, { title: `Booking page ${'verylongword'.repeat(6)}` })
  const paid = await agree(client, freelancer)
  const parted = await agree(client, freelancer, {
    title: 'Price list in two parts',
    milestones: [
      { title: `Design ${'verylongword'.repeat(6)}`, amount: 500 },
      { title: 'Pages', amount: 700 },
    ],
  })
  await pay(client, parted.contractId)
  await pay(client, paid.contractId, 'declined')
  await pay(client, paid.contractId)
  await deliver(baseURL ?? '', freelancer, paid.proposalId)
  const hiring = await pageOf(client)
  for (const path of ['/contracts?search=zzzz', `/contracts/${paid.contractId}`]) await examine(hiring, path)
  await client.call('POST', `/api/proposals/${paid.proposalId}/deliverables/approve`)
  await examine(hiring, `/contracts/${unpaid.contractId}`)
  await hiring.getByRole('button', { name: /^Pay .* into escrow$/ }).click()
  await hiring.getByRole('dialog').waitFor()
  await examineShown(hiring, 'the dialog to pay')

  await examine(hiring, `/contracts/${parted.contractId}`)
  await hiring.getByRole('button', { name: 'Release Pages' }).click()
  await hiring.getByRole('dialog').waitFor()
  await examineShown(hiring, 'the dialog to release a milestone')
  await hiring.getByRole('button', { name: 'Cancel' }).click()
  await hiring.getByRole('button', { name: 'Offer a Change' }).click()
  await hiring.getByRole('button', { name: 'Change the Milestones' }).click()
  await hiring.getByRole('button', { name: 'Send Change' }).click()
  await hiring.getByText('Say why it should change.').waitFor()
  await examineShown(hiring, 'the form of a change')
  const change = { amount: 1_000, milestones: [{ title: 'All of it', amount: 1_000 }], reason: 'Less to do.' }
  await client.call('POST', `/api/contracts/${parted.contractId}/changes`, change)

  const working = await pageOf(freelancer)
  await examine(working, `/contracts/${parted.contractId}`)
  // Without it every screen would be loaded, and nothing would say so.
  expect(await working.evaluate(() => '__reactRouterDataRouter' in window)).toBe(true)
  const contractPages = [unpaid, paid].map(({ contractId }) => `/contracts/${contractId}`)
  for (const path of [...contractPages, '/earnings']) await examine(working, path)
  await working.getByRole('button', { name: 'Withdraw' }).click()
  await working.getByRole('dialog').waitFor()
  await examineShown(working, 'the dialog to withdraw')
})

test('a proposal beside its brief, and the contract made of it: axe finds nothing, nothing overflows', async ({
  pageOf,
  person,
  baseURL,
}) => {
  test.slow()
  const [client, freelancer] = [await person(), await person()]
  const title = `Beside ${crypto.randomUUID().slice(0, 6)} ${'verylongword'.repeat(6)}`
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', {
    ...newProject(title),
    description: `# Goal\n\n- **Fast** pages\n- see https://a.example/${'verylongword'.repeat(6)}\n\n${'Two lines of text. '.repeat(60)}`,
    attachments: [await uploadForProject(baseURL ?? '', client)],
  })
  const working = await pageOf(freelancer)
  await working.goto(`/freelance?search=${title.slice(0, 13).replace(' ', '+')}#proposal-${projectId}`)
  const sheet = working.getByRole('dialog', { name: title })
  await sheet.getByRole('list', { name: 'Attached files' }).waitFor()
  await sheet.getByLabel('Price in USD').fill('1,100')
  await examineShown(working, 'the sheet of a proposal')
  await examine(working, `/projects/${projectId}`)

  const { contractId } = await hire(client, freelancer, projectId)
  await examine(working, `/contracts/${contractId}`)
  await expect(working.getByRole('list', { name: 'Attached files' })).toBeVisible()
  await examine(await pageOf(client), `/clientForm/${projectId}`)
})

test('a public result and one that is not there: axe finds nothing, nothing overflows', async ({ page, person }) => {
  const ines = await person()
  await ines.call('PUT', '/api/profile/me', { name: 'Ines Duarte' })
  await examine(page, `/results/${await earnResult(ines, { right: 12, shown: true })}`)
  await page.getByRole('button', { name: 'Check the signature now' }).click()
  await page.getByText('The signature is genuine').waitFor()
  await examineShown(page, 'the checked result')
  await examine(page, '/results/unknown')
})

test('a person who asked for less motion sees every change at once', async ({ page }) => {
  for (const path of ['/', '/find-freelancers']) {
    await page.goto(path)
    // Read in the same step, so that nothing that began to move has ended yet.
    const moving = await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '24px')
      for (const menu of document.querySelectorAll('details')) menu.open = true
      return document.getAnimations().length
    })
    expect(moving).toBe(0)
  }
})

test('names without spaces wrap on the narrowest screen', async ({ person, pageOf }) => {
  const client = await person('W'.repeat(30))
  const freelancer = await person('M'.repeat(30))
  const { contractId } = await agree(client, freelancer, { title: 'W'.repeat(60) })
  const page = await pageOf(client)
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/clientDashBoard', `/contracts/${contractId}`]) {
    await page.goto(path)
    await expect(page.getByText(freelancer.username).first()).toBeVisible()
    await expectNoOverflow(page, path)
  }
})

async function examine(page: Page, path: string) {
  if (!(await goWithin(page, path))) await page.goto(path)
  await examineShown(page, path)
}

/** The look that the page loads in, which alternates, comes first. */
async function examineShown(page: Page, path: string) {
  const first = page.viewportSize()?.width === 1280 ? 'desktop' : 'phone'
  expect(await faultsInBothLooks(page, path, first), path).toEqual([])
}

/** The newest one of either side. */
async function ownProjects({ userId, call }: Person): Promise<string[]> {
  const { data } = await call<{ data: { _id: string }[] }>('GET', `/projects/user/${userId}`)
  const sent = await call<{ projectId: { _id: string } }[]>('GET', `/api/proposals/freelancer/${userId}`)
  const ids = [data[0]?._id, sent[0]?.projectId._id]
  return ids.flatMap((id) => (id ? `/projects/${id}` : []))
}
