import type { Page } from '@playwright/test'
import { agree, pay } from '../support/contracts.ts'
import { insertConversation, propose } from '../support/conversations.ts'
import { deliver } from '../support/deliveries.ts'
import { answerInTurns, layoutOf, shownWhole, watchLayout } from '../support/layout-shifts.ts'
import { insertPerson, newProject, type Person } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/ERR_FAILED/] })

const notice = (page: Page) => page.getByRole('region', { name: 'Confirm your address' })

test('nothing moves on a screen of a new account once it is shown', async ({ person, pageOf, baseURL }) => {
  const [client, freelancer] = [await person(), await insertPerson(baseURL ?? '')]
  await propose(client, freelancer)
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

  await answerInTurns(page.context())
  for (const path of ['/settings/profile', '/modules', '/earnings']) {
    await page.goto(path)
    await shownWhole(page)
    await expect.soft(notice(page)).toBeVisible()
    expect.soft(await layoutOf(page), path).toEqual({ shifted: [], overflow: 0 })
  }

  await page.goto(`/messages/chat/${client.userId}`)
  await expect(page.getByRole('article').getByText('When could you start?')).toBeVisible()
  const composer = page.getByRole('textbox', { name: /^Message to/ })
  for (const part of [notice(page), composer, page.getByRole('button', { name: 'Send', exact: true })]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  await composer.fill('On Monday.\nOr on Tuesday.')
  await expect(composer).toBeInViewport({ ratio: 1 })

  await test.step('the clock of an assessment runs without a notice above it', async () => {
    const attempt = { skill: 'JavaScript', numQuestions: 5 }
    const { _id } = await freelancer.call<{ _id: string }>('POST', '/api/assessments/attempts', attempt)
    await page.goto(`/modules?attempt=${_id}`)
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
})

/** The addresses of `ada`, who hires `rui` and works for them. */
async function arrange(ada: Person, rui: Person, baseUrl: string) {
  for (const one of [ada, rui]) await one.call('PUT', '/api/profile/me', { name: one.username, title: 'Illustrator' })
  const hired = await agree(ada, rui)
  await pay(ada, hired.contractId)
  await deliver(baseUrl, rui, hired.proposalId)
  const milestones = [
    { title: 'Design', amount: 500 },
    { title: 'Pages', amount: 700 },
  ]
  const working = await agree(rui, ada, { milestones })
  await pay(rui, working.contractId)
  const [received, sent] = [await propose(ada, rui), await propose(rui, ada)]
  const { _id: invitedTo } = await rui.call<{ _id: string }>('POST', '/projects/create', newProject())
  await rui.call('POST', `/api/projects/${invitedTo}/invitations`, { freelancerId: ada.userId, message: 'Would you?' })
  const { say } = await insertConversation(ada, rui)
  await say(rui, 'When could you start?')
  await ada.call('POST', '/api/assessments/attempts', { skill: 'JavaScript', numQuestions: 5 })
  return {
    ofWork: [
      `/projects/${hired.projectId}`,
      `/contracts/${hired.contractId}`,
      `/projects/${working.projectId}`,
      `/contracts/${working.contractId}`,
      `/projects/${received.projectId}`,
      `/projects/${sent.projectId}`,
      `/projects/${invitedTo}`,
      '/clientDashBoard',
      '/freelancerDashboard',
      '/freelance',
      '/freelance/for-you',
      '/contracts',
      '/active-jobs',
      '/direct-contracts/offers',
      '/direct-contracts/new',
      '/payments',
      '/earnings',
      '/clientForm',
      `/clientForm/${received.projectId}`,
    ],
    ofPeople: [
      '/messages',
      `/messages/chat/${rui.userId}`,
      '/notifications',
      '/reviews',
      '/saved',
      '/invitations',
      '/find-freelancers',
      '/profile',
      `/profile/${rui.userId}`,
      `/profile/${ada.userId}`,
      '/modules',
      '/courseCreation',
      '/library',
      '/learning',
      '/settings',
      '/settings/profile',
      '/settings/notifications',
      '/settings/security',
      '/settings/data',
      '/settings/reports',
    ],
  }
}

test('nothing moves on any screen, in whatever order its parts arrive', async ({ person, pageOf, baseURL }) => {
  test.slow()
  const [ada, rui] = [await person(), await person()]
  const { ofWork, ofPeople } = await arrange(ada, rui, baseURL ?? '')
  const stored = { ...ada.stored, workspace: 'client' }
  const page = await pageOf({ ...ada, stored })
  await watchLayout(page.context())
  await answerInTurns(page.context())

  const visits = [
    ...[...ofWork, ...ofPeople].map((path) => ({ path, width: 375 })),
    // The others are one column at both widths.
    ...[...ofWork, `/messages/chat/${rui.userId}`, `/profile/${rui.userId}`].map((path) => ({ path, width: 1280 })),
  ]
  for (const { path, width } of visits) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await shownWhole(page)
    expect.soft(await layoutOf(page), `${path} at ${width} pixels`).toEqual({ shifted: [], overflow: 0 })
  }
})
