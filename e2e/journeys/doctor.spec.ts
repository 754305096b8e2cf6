import type { FindingsView } from '@guildhall/contract'
import { axeViolations } from '../support/axe.ts'
import { makeOperator } from '../support/operators.ts'
import { expectNoOverflow } from '../support/overflow.ts'
import { expect, test } from '../support/test.ts'

// Pages below /admin are sent with 404, which the browser logs.
test.use({ expectedErrors: [/Failed to load resource/] })

test('an operator reads what the doctor says, and that there is nothing to do once all is well', async ({
  person,
  pageOf,
  databaseUrl,
}) => {
  const operator = await person()
  await makeOperator(databaseUrl, operator)
  const page = await pageOf(operator)

  await page.goto('/admin')
  await page.getByRole('link', { name: /^Doctor/ }).click()
  const toDo = page.getByRole('list', { name: 'To do' }).getByRole('listitem')
  await expect(toDo.filter({ hasText: 'PostgreSQL runs with fsync = off' })).toContainText('Set fsync = on')
  await page.getByText(/\d+ checks are fine/).click()
  await expect(page.getByText('Background jobs are run by 1 process.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await expectNoOverflow(page)

  await page.route('/api/admin/doctor', async (route) => {
    const response = await route.fetch()
    const { findings, ...rest } = (await response.json()) as FindingsView
    await route.fulfill({ response, json: { ...rest, findings: findings.filter(({ level }) => level === 'ok') } })
  })
  await page.getByRole('button', { name: 'Check Again' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.route('/api/admin/doctor', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Check Again' }).click()
  await expect(page.getByRole('alert')).toContainText('The checks could not be made')
  await expect(page.getByRole('heading', { name: 'Nothing to do' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('The checks could not be made')
})
