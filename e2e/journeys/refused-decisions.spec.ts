import type { Locator, Page } from '@playwright/test'
import { insertDispute } from '../support/disputes.ts'
import { makeOperator } from '../support/operators.ts'
import { newProject, type Person } from '../support/people.ts'
import { earnResult } from '../support/results.ts'
import { test as base, expect } from '../support/test.ts'

type Arranged = { operator: Person; other: Person; screen: Page }

const test = base.extend<{ arranged: Arranged }>({
  expectedErrors: [/Failed to load resource/],
  /** Two operators, and what the first sees. */
  arranged: async ({ person, pageOf, databaseUrl }, use) => {
    const [operator, other] = [await person('Olive Operator'), await person('Omar Operator')]
    for (const one of [operator, other]) await makeOperator(databaseUrl, one)
    await use({ operator, other, screen: await pageOf(operator) })
  },
})

const reason = 'A reason that took half an hour to write.'

/** Returns the path of the case in the API. */
async function insertCase(operator: Person, client: Person, reporter: Person): Promise<string> {
  const { _id: targetId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  await reporter.call('POST', '/api/reports', { kind: 'project', targetId, harm: 'scam', reason: 'A fee.' })
  const [found] = await operator.call<{ _id: string }[]>('GET', `/api/admin/reports?person=${client.userId}`)
  return `/api/admin/reports/${found?._id}`
}

/** The refused dialog is still open with what was typed, and says what happened. */
async function expectKept(dialog: Locator, sentence: string | RegExp) {
  await expect(dialog.getByRole('alert')).toHaveText(sentence)
  await expect(dialog.getByLabel('Reason')).toHaveValue(reason)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
}

test('the reason for a case that another operator takes meanwhile is not lost', async ({
  person,
  arranged: { operator, other, screen },
}) => {
  const path = await insertCase(operator, await person(), await person())
  await screen.goto(path.replace('/api', ''))
  await screen.getByRole('button', { name: 'Decide' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Decide this case' })
  await dialog.getByLabel('Reason').fill(reason)
  await other.call('POST', `${path}/take`)
  await dialog.getByRole('button', { name: 'Decide' }).click()

  await expectKept(dialog, /^This case is with Omar Operator\. /)
})

test('the answer to an appeal is not lost if another operator takes the decision back meanwhile', async ({
  person,
  arranged: { operator, other, screen },
}) => {
  const [client, reporter] = [await person(), await person()]
  const path = await insertCase(operator, client, reporter)
  const { decision } = await other.call<{ decision: { _id: string } }>('POST', `${path}/resolution`, {
    ...{ outcome: 'warning', reason: 'No fees.' },
  })
  await client.call('POST', `/api/decisions/${decision._id}/appeal`, { text: `No fee, says ${client.userId}.` })
  await screen.goto('/admin/appeals')
  const appeal = screen.getByRole('listitem').filter({ hasText: client.userId })
  await appeal.getByRole('button', { name: 'Answer Appeal' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Answer this appeal' })
  await dialog.getByLabel('Reason').fill(reason)
  await other.call('POST', `/api/admin/decisions/${decision._id}/reversal`, { reason: 'No fee.' })
  await dialog.getByRole('button', { name: 'Send Answer' }).click()

  await expectKept(dialog, 'This decision has already been taken back.')
  await expect(appeal).toHaveCount(0)
})

test('the reason for restoring a result, listed alone or with its person, that another operator restores is not lost', async ({
  person,
  arranged: { other, screen },
}) => {
  for (const list of ['/admin/results', '/admin/results?person=']) {
    const owner = await person()
    const resultId = await earnResult(owner, { right: 15, shown: true })
    const withdrawal = `Copied, said of ${owner.userId}.`
    await other.call('POST', `/api/admin/results/${resultId}/withdrawal`, { reason: withdrawal })
    await screen.goto(list.endsWith('=') ? list + owner.userId : list)
    const result = screen.getByRole('listitem').filter({ hasText: withdrawal })
    await result.getByRole('button', { name: 'Restore' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Restore this result?' })
    await dialog.getByLabel('Reason').fill(reason)
    await other.call('POST', `/api/admin/results/${resultId}/restoration`, { reason: 'Not copied.' })
    await dialog.getByRole('button', { name: 'Restore' }).click()

    await expectKept(dialog, 'This result is not withdrawn.')
    await expect(result).toHaveCount(0)
  }
})

test('the reason for a dispute that another operator decides meanwhile is not lost', async ({
  person,
  arranged: { other, screen },
}) => {
  const disputeId = await insertDispute(await person(), await person())
  await screen.goto(`/admin/disputes/${disputeId}`)
  await screen.getByRole('button', { name: /^Decide About / }).click()
  const dialog = screen.getByRole('dialog', { name: /^Split / })
  const title = await dialog.getByRole('heading', { level: 2 }).textContent()
  await dialog.getByLabel('Reason').fill(reason)
  const evidence = { release: 0, refund: 500, reason: 'Nothing was delivered.' }
  await other.call('POST', `/api/admin/disputes/${disputeId}/decide`, evidence)
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click()

  await expect(screen.getByText('This dispute is settled.')).toBeVisible()
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(title ?? '')
  await expect(dialog.getByLabel('Reason')).toHaveValue(reason)
})
