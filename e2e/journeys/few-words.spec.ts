import type { Page } from '@playwright/test'
import { agree, pay } from '../support/contracts.ts'
import { deliver } from '../support/deliveries.ts'
import { answerInTurns, shownWhole } from '../support/layout-shifts.ts'
import { newProject } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** What can be read: not what is folded. Labels and headings end without a mark. */
async function sentencesIn(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: leaves out what is hidden, and puts blocks on lines of their own.
  const text = await page.getByRole('main').innerText()
  return text.match(/[^.!?\n]*\p{L}[^.!?\n]*[.!?](?=\s|$)/gu) ?? []
}

test('no screen explains in sentences what it should show by itself', async ({
  page: visitor,
  person,
  pageOf,
  baseURL,
}) => {
  const [ada, rui] = [await person(), await person()]
  const { contractId } = await agree(ada, rui)
  await pay(ada, contractId)
  const ines = await person()
  const { proposalId: unpaid } = await agree(ada, ines)
  await deliver(baseURL ?? '', ines, unpaid)
  await ada.call('POST', `/api/proposals/${unpaid}/deliverables/approve`)
  const unheardOf = { ...newProject(), description: 'A bench for two', requiredSkills: ['Bench making'] }
  const { _id: projectId } = await ada.call<{ _id: string }>('POST', '/projects/create', unheardOf)
  const [newcomer, hires, works] = [await pageOf(await person()), await pageOf(ada), await pageOf(rui)]
  for (const page of [newcomer, hires, works]) await answerInTurns(page.context())
  const visits = [
    { page: visitor, path: '/', most: 10 },
    { page: hires, path: `/projects/${projectId}`, most: 2 },
    ...['/clientForm', `/clientForm/${projectId}`].map((path) => ({ page: hires, path, most: 4 })),
    { page: newcomer, path: '/modules', most: 4 },
    ...['/saved', '/reviews', '/direct-contracts/offers'].map((path) => ({ page: newcomer, path, most: 2 })),
    // One of them is the message of the proposal.
    { page: works, path: '/freelancerDashboard', most: 2 },
    ...[newcomer, hires].flatMap((page) => ['/contracts', '/payments'].map((path) => ({ page, path, most: 1 }))),
    ...[newcomer, works].flatMap((page) => ['/active-jobs', '/earnings'].map((path) => ({ page, path, most: 1 }))),
  ]

  for (const { page, path, most } of visits) {
    await page.goto(path)
    if (page !== visitor) await shownWhole(page)
    const sentences = await sentencesIn(page)
    expect.soft(sentences.length, `${path}: ${sentences.join(' | ')}`).toBeLessThanOrEqual(most)
  }

  await test.step('also where one reads what a deletion would do', async () => {
    await newcomer.goto('/settings/data')
    await shownWhole(newcomer)
    for (const list of ['What is deleted', 'What stays, and why']) await newcomer.getByText(list).click()
    expect((await sentencesIn(newcomer)).length).toBeLessThanOrEqual(20)
  })
})
