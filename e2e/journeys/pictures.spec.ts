import type { Locator } from '@playwright/test'
import { newProject, type Person } from '../support/people.ts'
import { samplePicture } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'

// Scripts that a test keeps away.
test.use({ expectedErrors: [/ERR_FAILED/] })

async function uploadPicture(baseURL: string | undefined, { token, call }: Person) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(samplePicture.buffer)], { type: samplePicture.mimeType }), 'me.png')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${baseURL}/api/profile/images?kind=avatar`, { method: 'POST', headers, body: form })
  const { address } = (await answer.json()) as { address: string }
  await call('PUT', '/api/profile/me', { profileImage: address })
}

async function expectPicture(place: Locator) {
  await expect
    .poll(() => place.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
}

test('a picture is in the menu and on proposals, and gives way to the initial when it is taken off', async ({
  person,
  pageOf,
  baseURL,
}) => {
  const [ada, rui] = [await person('Ada'), await person('Rui')]
  await Promise.all([uploadPicture(baseURL, ada), uploadPicture(baseURL, rui)])
  const { _id: projectId } = await ada.call<{ _id: string }>('POST', '/projects/create', newProject())
  await rui.call('POST', '/api/proposals', { freelancerId: rui.userId, projectId, message: 'I can start today.' })

  const hiring = await pageOf(ada)
  await hiring.goto(`/projects/${projectId}`)
  await expectPicture(hiring.getByRole('button', { name: 'Account of Ada' }))
  await expectPicture(hiring.getByRole('list', { name: 'Proposals' }))

  await test.step('in the menu it is part of the first paint', async () => {
    await hiring.route('**/assets/*.js', (route) => route.abort())
    const painted = hiring.waitForResponse('**/api/profile/images/*')
    await hiring.reload()
    expect((await painted).ok()).toBe(true)
    await expect(hiring.locator('.account-button > :first-child')).toBeVisible()
    await hiring.unroute('**/assets/*.js')
  })

  const working = await pageOf(rui)
  await working.goto('/freelancerDashboard?view=list')
  const card = working.getByRole('main').getByRole('listitem').filter({ hasText: 'I can start today.' })
  await expectPicture(card)

  await working.goto('/profile')
  const account = working.getByRole('button', { name: 'Account of Rui' })
  await expectPicture(account)
  await working.getByRole('button', { name: 'Edit Profile' }).click()
  await working.getByRole('button', { name: 'Remove profile picture' }).click()
  await working.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(account.locator('img')).toHaveCount(0)
  await expect(account).toContainText('R')
  await expect.poll(() => working.evaluate(() => localStorage.getItem('portrait'))).toBeNull()

  await hiring.reload()
  const row = hiring.getByRole('list', { name: 'Proposals' })
  await expect(row).toContainText('I can start today.')
  await expect(row.locator('img')).toHaveCount(0)
})
