import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts'
import { agree, pay } from '../support/contracts.ts'
import { deliver } from '../support/deliveries.ts'
import { expect, test } from '../support/test.ts'

test('a client downloads receipt and credit note, a freelancer their year', async ({ person, pageOf, baseURL }) => {
  const [client, freelancer] = [await person(), await person()]
  const split = await agree(client, freelancer, { usd: 300 })
  const done = await agree(client, freelancer)
  for (const { contractId } of [split, done]) await pay(client, contractId)
  const offers = `/api/contracts/${split.contractId}/offers`
  const { openOffer } = await client.call<{ openOffer: { _id: string } }>('POST', offers, {
    release: 100,
    refund: 200,
    reason: 'A third of it is done.',
  })
  await freelancer.call('POST', `${offers}/${openOffer._id}/accept`)
  await deliver(baseURL ?? '', freelancer, done.proposalId)
  await client.call('POST', `/api/proposals/${done.proposalId}/deliverables/approve`)
  await freelancer.call('POST', '/api/payouts', { amount: 500 })

  const hiring = await pageOf(client)
  await hiring.goto('/payments')
  await expect(hiring.getByText('Total paid')).toBeVisible()
  await expect(hiring.getByRole('definition').filter({ hasText: '$1,500' })).toBeVisible()
  const row = hiring.getByRole('listitem').filter({ hasText: '$200 paid back' })
  const receipt = await download(hiring, () => row.getByRole('button', { name: /^Download receipt GH-/ }).click())
  expect(receipt.title).toMatch(/^Receipt GH-\d{4}-\d{6}$/)
  expect(receipt.text).toContain('not yet earned $300.00')
  const note = await download(hiring, () => row.getByRole('button', { name: /^Download credit note GC-/ }).click())
  expect(note.text).toContain('Paid back $200.00')
  expect(note.text).toContain(receipt.title.replace('Receipt ', 'For receipt '))

  const working = await pageOf(freelancer)
  await working.goto('/earnings')
  await expect(working.getByLabel('Year', { exact: true })).toHaveValue(/^\d{4}$/)
  const year = await working.getByLabel('Year', { exact: true }).inputValue()
  const statement = await download(working, () => working.getByRole('button', { name: 'Download PDF' }).click())
  expect(statement.title).toBe(`Earnings ${year}`)
  expect(statement.text).toContain('Released by clients $1,300.00')
  expect(statement.text).toContain('Closing balance $670.00')
  const started = working.waitForEvent('download')
  await working.getByRole('button', { name: 'Download CSV' }).click()
  expect((await started).suggestedFilename()).toBe(`earnings-${year}.csv`)
})

async function download(page: Page, press: () => Promise<void>) {
  const started = page.waitForEvent('download')
  await press()
  return readPdf(await readFile(await (await started).path()))
}
