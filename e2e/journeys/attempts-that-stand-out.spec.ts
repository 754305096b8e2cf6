import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { jobsChannel } from '../../apps/server/src/platform/jobs/job-announcer.ts'
import { axeViolations } from '../support/axe.ts'
import { makeOperator } from '../support/operators.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import type { Person } from '../support/people.ts'
import { type Attempt, keysOf } from '../support/results.ts'
import { expect, test } from '../support/test.ts'

// Pages of operators, and results that are not public, are sent with 404, as to anybody else.
test.use({ expectedErrors: [/404 \(Not Found\).*\/(admin\/attempts|results\/)/] })

/** At once, with ten answers right. Returns the result's id. */
async function rush(person: Person): Promise<string> {
  const wish = { skill: 'Swift', difficulty: 'Advanced', numQuestions: 15 }
  const attempt = await person.call<Attempt>('POST', '/api/assessments/attempts', wish)
  const path = `/api/assessments/attempts/${attempt._id}`
  for (const [position, key] of (await keysOf(attempt._id)).entries()) {
    await person.call('PUT', `${path}/answers/${position}`, { option: position < 10 ? key : (key + 1) % 4 })
  }
  return (await person.call<{ _id: string }>('POST', `${path}/finish`))._id
}

test('an operator sees an attempt that was faster than reading, with its times, and its person does not', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  const name = `Hasty ${crypto.randomUUID().slice(0, 6)}`
  const [operator, hasty] = [await person('Olga Operator'), await person(name)]
  await makeOperator(databaseUrl, operator)
  const resultId = await rush(hasty)
  const database = openDatabase(databaseUrl, 1)
  await database.pool.query(
    `insert into jobs.job (name, data) values ('signals.measure_attempts', '{}'); notify ${jobsChannel}, 'signals.measure_attempts'`,
  )
  const measured = `select count(*)::int as count from attempt_measures where user_id = $1`
  await expect.poll(async () => (await database.pool.query(measured, [hasty.userId])).rows[0]).toEqual({ count: 1 })
  await database.close()

  const page = await pageOf(operator)
  await page.goto('/admin/attempts')
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Faster than reading')
  expect(await axeViolations(page)).toEqual([])
  await row.getByRole('link', { name: /^Swift \(Advanced\)/ }).click()
  await expect(page.getByText(/^10 of 10 right answers came faster/)).toBeVisible()
  await expect(page.getByText('This decides nothing.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^1\. / })).toContainText('Faster than reading')
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoOverflow(page, '/admin/attempts/…')
  await page.getByRole('link', { name: 'Results of this person' }).click()
  await expect(page.getByRole('heading', { name: /^Swift \(Advanced\)/ })).toBeVisible()

  const own = await pageOf(hasty)
  await own.goto(`/results/${resultId}`)
  await expect(own.getByText(/nothing keeps people from asking somebody else/)).toBeVisible()
  await expect(own.getByText('Faster than reading')).toHaveCount(0)
})
