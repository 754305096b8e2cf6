import { newProject } from '../support/people.ts'
import { samplePdf } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

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
  await expectToast(page, 'Deliverables uploaded successfully!')
})
