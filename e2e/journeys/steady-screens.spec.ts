import type { Page } from '@playwright/test'
import { insertConversation, propose } from '../support/conversations.ts'
import { layoutOf, watchLayout } from '../support/layout-shifts.ts'
import { insertPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/ERR_FAILED/] })

const notice = (page: Page) => page.getByRole('region', { name: 'Confirm your address' })

test('nothing moves on a screen of a new account once it is shown', async ({ person, pageOf, baseURL }) => {
  const [client, freelancer] = [await person(), await insertPerson(baseURL ?? '')]
  const { projectId } = await propose(client, freelancer)
  const { say } = await insertConversation(client, freelancer)
  await say(client, 'When could you start?')
  // As the browser has it that the person signed in with.
  const stored = { ...freelancer.stored, unconfirmed: 'yes' }
  const page = await pageOf({ ...freelancer, stored })
  await watchLayout(page.context())
  await page.setViewportSize({ width: 375, height: 667 })

  await test.step('the notice is there, and nothing is too wide, before any script has run', async () => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/earnings')
    await expect(notice(page)).toBeVisible()
    expect((await layoutOf(page)).overflow).toBe(0)
    await page.unroute('**/*.js')
  })

  for (const path of [`/projects/${projectId}`, '/settings/profile', '/modules', '/earnings']) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: `Account of ${freelancer.username}` })).toBeVisible()
    await expect(page.locator('[data-loading]')).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await expect.soft(notice(page)).toBeVisible()
    const { shifted, overflow } = await layoutOf(page)
    expect.soft(overflow, path).toBe(0)
    // Parts of the first two load by themselves, and move what is below them.
    if (path === '/modules' || path === '/earnings') expect.soft(shifted, path).toEqual([])
  }

  await page.goto(`/messages/chat/${client.userId}`)
  await expect(page.getByRole('article').getByText('When could you start?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })

  await test.step('the clock of an assessment runs without a notice above it', async () => {
    const attempt = { skill: 'JavaScript', numQuestions: 5 }
    const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/assessments/attempts', attempt)
    await page.goto(`/modules?attempt=${_id}`)
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
})
