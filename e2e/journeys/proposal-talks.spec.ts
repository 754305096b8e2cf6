import { newProject } from '../support/people.ts'
import { samplePdf } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('a proposal is changed, shortlisted and countered, and becomes the contract both agreed on', async ({
  pageOf,
  person,
}) => {
  const [client, freelancer] = [await person(), await person()]
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const body = { freelancerId: freelancer.userId, projectId: project._id, message: 'I have done this before.' }
  await freelancer.call('POST', '/api/proposals', { ...body, bidAmount: 1_000, deliveryTime: 10 })
  const address = `/projects/${project._id}`

  const [hers, his] = [await pageOf(client), await pageOf(freelancer)]
  await his.goto(address)
  await expect(his.getByText('Not opened yet')).toBeVisible()
  await his.getByRole('button', { name: 'Edit Proposal' }).click()
  await his.getByLabel('Price in USD').fill('1100')
  await his.getByLabel('Attach Files').setInputFiles(samplePdf)
  await expect(his.getByText('walkthrough.pdf 77 bytes')).toBeVisible()
  await his.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(his, 'Your proposal was changed.')

  await hers.goto(address)
  await hers.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await hers.getByText('Shortlisted', { exact: true }).first().click()
  await hers.getByRole('button', { name: new RegExp(freelancer.username) }).click()
  await expect(hers.getByText('walkthrough.pdf')).toBeVisible()
  await hers.getByRole('button', { name: 'Make a Counter-Offer' }).click()
  await hers.getByLabel('Price in USD').fill('1050')
  await hers.getByRole('button', { name: 'Send Counter-Offer' }).click()
  await expect(hers.getByText(`Your counter-offer is waiting for ${freelancer.username}’s answer`)).toBeVisible()

  await his.goto(address)
  await expect(his.getByText(`By ${client.username} on`)).toBeVisible()
  await expect(his.getByText('Shortlisted')).toHaveCount(0)
  await his.getByRole('button', { name: 'Accept These Terms' }).click()
  await expectToast(his, 'The proposal is now $1,050.')

  await hers.goto(address)
  await hers.getByRole('button', { name: new RegExp(freelancer.username) }).click()
  await hers.getByRole('button', { name: 'Accept Proposal' }).click()
  await expect(hers.getByRole('dialog')).toContainText('$1,050')
  await hers.getByRole('dialog').getByRole('button', { name: 'Accept Proposal' }).click()
  await expect(hers.getByText(`You accepted ${freelancer.username}’s proposal`)).toBeVisible()
})

test('a proposal that is shortlisted while the shortlist loads appears in it', async ({ pageOf, person }) => {
  const [client, freelancer] = [await person(), await person()]
  const project = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const body = { freelancerId: freelancer.userId, projectId: project._id, message: 'I have done this before.' }
  await freelancer.call('POST', '/api/proposals', body)
  const page = await pageOf(client)
  const [listed, marked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // The list is read before the mark is written, and arrives after it.
  await page.route(
    /mark=shortlisted/,
    async (route) => {
      const response = await route.fetch()
      listed.resolve()
      await marked.promise
      await route.fulfill({ response }).catch(() => {}) // it may be asked for anew
    },
    { times: 1 },
  )
  await page.route('**/mark', async (route) => {
    await listed.promise
    await route.fulfill({ response: await route.fetch() })
    marked.resolve()
  })
  await page.goto(`/projects/${project._id}`)
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await page.getByText('Shortlisted', { exact: true }).first().click()
  await marked.promise

  await expect(page.getByRole('button', { name: 'Shortlisted', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: `${freelancer.username} Pending` })).toBeVisible()
})
