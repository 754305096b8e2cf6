import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { axeViolations } from '../support/axe.ts'
import { makeOperator } from '../support/operators.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/test.ts'

// Pages below /admin are sent with 404, which the browser logs.
test.use({ expectedErrors: [/Failed to load resource/] })

const misleading = 'graphic-design-beginner-s02'

test('an operator sees how questions do, and puts one back that was set aside', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  const operator = await person()
  await makeOperator(databaseUrl, operator)
  await insertStatistics(databaseUrl, 'graphic-design-beginner')
  await insertSetAside(databaseUrl, misleading)
  const page = await pageOf(operator)

  await page.goto('/admin')
  await page.getByRole('link', { name: /^Questions/ }).click()
  const aside = page.getByRole('list', { name: 'Questions set aside' })
  const listed = aside.getByRole('listitem').filter({ hasText: misleading })
  await expect(listed).toContainText('120 answers · discrimination −0.41')
  expect(await axeViolations(page)).toEqual([])
  await expectNoOverflow(page)

  await listed.getByRole('link', { name: 'Graphic Design, Beginner' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Graphic Design, Beginner' })).toBeVisible()
  await expect(page.getByRole('img', { name: /6 items by share of right answers.*1 of them below zero/ })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: misleading })
  await card.getByText('120 answers').click()
  await expect(card.getByRole('row', { name: /Options of an earlier wording/ })).toContainText('57%')
  expect(await axeViolations(page)).toEqual([])
  await expectNoOverflow(page)

  await card.getByRole('button', { name: 'Put Back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put this question back?' })
  await dialog.getByLabel('Reason').fill('Its key is right: the others confuse two formats.')
  await dialog.getByRole('button', { name: 'Put Back' }).click()
  await expect(page.getByText('The question is back')).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.goto('/admin/log')
  await expect(page.getByRole('listitem').filter({ hasText: 'Question put back' })).toContainText(misleading)
})

test('an operator sets a question aside that is doubted, and the list says who did it', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  const operator = await person()
  await makeOperator(databaseUrl, operator)
  const doubtful = 'graphic-design-intermediate-s02'
  await insertStatistics(databaseUrl, 'graphic-design-intermediate')
  const page = await pageOf(operator)

  await page.goto('/admin/items')
  const toDecide = page.getByRole('list', { name: 'Questions to decide about' }).getByRole('listitem')
  await toDecide.filter({ hasText: doubtful }).getByRole('button', { name: 'Set Aside' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set this question aside?' })
  await dialog.getByLabel('Reason').fill('Its key is wrong.')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Set Aside' }).click()
  await expect(page.getByText('The question is set aside')).toBeVisible()

  const aside = page.getByRole('list', { name: 'Questions set aside' }).getByRole('listitem')
  await expect(aside.filter({ hasText: doubtful }).getByText('By an operator')).toBeVisible()
  await expect(toDecide.filter({ hasText: doubtful })).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await expectNoOverflow(page)
})

/** Six items of a cell, of which the second misleads. */
async function insertStatistics(databaseUrl: string, cell: string) {
  const database = openDatabase(databaseUrl, 1)
  try {
    await database.pool.query(
      `insert into item_statistics (item_id, cell, pool, version, answers, right_answers, unanswered, discrimination,
        median_milliseconds, distractors, rasch, rasch_error, computed_at)
      select $1 || '-s0' || n, $1, 'sealed', '1', 120, 20 + 14 * n, 4,
        case n when 2 then -0.41 else 0.1 + 0.08 * n end, 21000 + 900 * n, '{"a": 60, "b": 8}', 1.5 - 0.5 * n, 0.21, now()
      from generate_series(1, 6) n`,
      [cell],
    )
  } finally {
    await database.close()
  }
}

async function insertSetAside(databaseUrl: string, itemId: string) {
  const database = openDatabase(databaseUrl, 1)
  try {
    await database.pool.query(`insert into items_set_aside values ($1, 'misleads', now())`, [itemId])
  } finally {
    await database.close()
  }
}
