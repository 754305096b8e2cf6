import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { axeViolations } from '../support/axe.ts'
import { makeOperator } from '../support/operators.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import type { Person } from '../support/people.ts'
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

test('an operator keeps a template, which closes the challenges to all questions made from it', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  const [ines, theo, olga] = [await person('Ines'), await person('Theo'), await person('Olga Operator')]
  await makeOperator(databaseUrl, olga)
  const template = await challengeOneTemplate(databaseUrl, [ines, theo])
  const page = await pageOf(olga)

  await page.goto(`/admin/challenges/${template}`)
  await expect(page.getByText(text)).toHaveCount(2)
  await page.getByRole('button', { name: 'Decide' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Decide about this question' })
  await dialog.getByLabel('Your decision').selectOption({ label: 'Keep the template' })
  await expect(dialog.getByText('Closes all open challenges to this template.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Each of the options prints something else.')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Decide' }).click()

  await expect(page.getByText('No open challenges')).toBeVisible()
  await expect(page.getByText(/^Template kept/)).toBeVisible()
  await expectNoOverflow(page)
})

/** Two people got different questions of a template, and say that theirs is wrong. Returns its id. */
async function challengeOneTemplate(databaseUrl: string, people: [Person, Person]): Promise<string> {
  const cell = { skill: 'Angular', difficulty: 'Beginner', right: 10, shown: true }
  const results = [await earnResult(people[0], cell), await earnResult(people[1], cell)]
  const database = openDatabase(databaseUrl, 1)
  try {
    const { rows } = await database.pool.query<{ template: string; positions: [number, number] }>(
      `with asked as (
         select r.id as result, question, question -> 'template' ->> 'id' as template, (n - 1)::int as position
         from assessment_results r
           join assessment_attempts a on a.id = r.attempt_id,
           jsonb_array_elements(a.questions) with ordinality as x (question, n)
         where r.id = any ($1))
       select template, array[one.position, other.position] as positions
       from asked one join asked other using (template)
       where one.result = $2 and other.result = $3 and one.question ->> 'id' <> other.question ->> 'id'
       limit 1`,
      [results, ...results],
    )
    const [found] = rows
    if (!found) throw new Error('two attempts share no template')
    for (const [index, one] of people.entries()) {
      const body = { position: found.positions[index], kind: 'several_right', text }
      await one.call('POST', `/api/assessments/results/${results[index]}/challenges`, body)
    }
    return found.template
  } finally {
    await database.close()
  }
}
