import { insertConversation, propose } from '../support/conversations.ts'
import { layoutOf, steady, watchLayout } from '../support/layout-shifts.ts'
import { insertPerson } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/ERR_FAILED.*woff2/] })

/** As the browser of someone has it who signed up in it. */
const signedUp = ({ stored }: Awaited<ReturnType<typeof insertPerson>>) => ({ ...stored, unconfirmed: stored.email })

test('nothing moves on a screen of a new account once it is shown', async ({ person, pageOf, baseURL }) => {
  const [client, freelancer] = [await person(), await insertPerson(baseURL ?? '')]
  await propose(client, freelancer)
  const { say } = await insertConversation(client, freelancer)
  await say(client, 'When could you start?')
  const page = await pageOf({ ...freelancer, stored: signedUp(freelancer) })
  await watchLayout(page.context())

  const chat = `/messages/chat/${client.userId}`
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 667 })
    for (const path of [chat, '/freelance', '/earnings', '/modules', '/settings/security']) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: `Account of ${freelancer.username}` })).toBeVisible()
      await expect(page.locator('[aria-busy=true], main [role=status]:has-text("Loading")')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect.soft(await layoutOf(page), `${path} at ${width} pixels`).toEqual(steady)
      const isSaidThere = path.startsWith('/settings')
      await expect.soft(page.getByRole('region', { name: 'Confirm your address' })).toHaveCount(isSaidThere ? 0 : 1)
      if (path === chat)
        await expect.soft(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
    }
  }

  await test.step('the clock of an assessment runs without a notice above it', async () => {
    const attempt = { skill: 'JavaScript', numQuestions: 5 }
    const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/assessments/attempts', attempt)
    await page.goto(`/modules?attempt=${_id}`)
    await expect(page.getByRole('timer')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: 'Confirm your address' })).toHaveCount(0)
  })
})
