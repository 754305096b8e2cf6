import { axeViolations } from '../support/axe.ts'
import { makeOperator } from '../support/operators.ts'
import { earnResult } from '../support/results.ts'
import { expect, test } from '../support/test.ts'

// Pages below /admin are sent with 404, which the browser logs.
test.use({ expectedErrors: [/404 \(Not Found\).*\/admin\//] })

const text = 'Two of the options mean the same.'
const reason = 'Two of its options do the same, so both are right.'

test('a person challenges a question, an operator drops it, and the result follows', async ({
  page: stranger,
  person,
  pageOf,
  databaseUrl,
}) => {
  const [ines, olga] = [await person('Ines'), await person('Olga Operator')]
  await makeOperator(databaseUrl, olga)
  // A cell that no other journey uses, as dropping a template regrades everyone. 10 of 15 are 67 %, 10 of 14 are 71 %.
  const cell = { skill: 'Angular', difficulty: 'Advanced' }
  const resultId = await earnResult(ines, { ...cell, right: 10, shown: true })
  const own = await pageOf(ines)

  await test.step('what was typed outlives a closed dialog and a reload', async () => {
    await own.goto(`/modules?result=${resultId}`)
    const question = own.getByRole('listitem').filter({ hasText: 'Question 15' })
    await question.getByRole('button', { name: 'Something is wrong with this question' }).click()
    const dialog = own.getByRole('dialog', { name: 'What is wrong with question 15?' })
    await dialog.getByRole('button', { name: 'Send Challenge' }).click()
    await expect(dialog.getByLabel('In your words')).toHaveAccessibleDescription(/Say what is wrong/)
    await dialog.getByLabel('In your words').fill(text)
    await dialog.getByLabel('What is wrong?').selectOption({ label: 'More than one answer is right' })
    await own.reload()
    await question.getByRole('button', { name: 'Something is wrong with this question' }).click()
    await expect(dialog.getByLabel('In your words')).toHaveValue(text)
    expect(await axeViolations(own)).toEqual([])
    await dialog.getByRole('button', { name: 'Send Challenge' }).click()
    await expect(question.getByText(text)).toBeVisible()
    await expect(question.getByText('An operator will read it')).toBeVisible()
  })

  await test.step('an operator sees it with the question, and drops it', async () => {
    const operating = await pageOf(olga)
    await operating.goto('/admin/challenges')
    await operating.getByRole('link', { name: 'Angular (Advanced)' }).click()
    await expect(operating.getByText(text)).toBeVisible()
    await expect(operating.getByText(/More than one answer is right · Left open/)).toBeVisible()
    expect(await axeViolations(operating)).toEqual([])
    await operating.getByRole('button', { name: 'Decide' }).click()
    const dialog = operating.getByRole('dialog', { name: 'Decide about this question' })
    await dialog.getByLabel('Your decision').selectOption({ label: 'Drop the template' })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await expect(operating.getByText(/^This (template|question) is dropped$/)).toBeVisible()
    await expect(operating.getByText('No open challenges')).toBeVisible()
  })

  await test.step('the result is regraded, passes, and says why', async () => {
    const read = () => ines.call<{ regradedAt: string | null }>('GET', `/api/assessments/results/${resultId}`)
    await expect.poll(async () => (await read()).regradedAt).not.toBeNull()
    await own.goto('/notifications')
    await own.getByRole('link', { name: /Your result in Angular \(Advanced\) was regraded/ }).click()
    await expect(own.getByText(`Question 15 no longer counts: ${reason}`)).toBeVisible()
    await expect(own.getByText('71%').first()).toBeVisible()
    const question = own.getByRole('listitem').filter({ hasText: 'Question 15' }).filter({ hasText: 'Does not count' })
    await expect(question.getByText('The question no longer counts')).toBeVisible()
    expect(await axeViolations(own)).toEqual([])
    await stranger.goto(`/results/${resultId}`)
    await expect(stranger.getByText(/1 of 15 questions no longer counts/)).toBeVisible()
    await expect(stranger.getByRole('link', { name: 'Download the credential' })).toBeVisible()
  })
})
