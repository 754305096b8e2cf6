import type { Locator, Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { agree, pay } from '../support/contracts.ts'
import { deliver } from '../support/deliveries.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test('both sides review each other, neither reads the other’s review first, and the profile shows it', async ({
  pageOf,
  person,
  browser,
  baseURL,
}) => {
  const [client, freelancer] = [await person('Cleo'), await person('Theo')]
  await freelancer.call('PUT', '/api/profile/me', { name: 'Theo Vale', title: 'Cabinet maker' })
  const title = `A reviewed bench ${crypto.randomUUID().slice(0, 6)}`
  const { contractId, proposalId } = await agree(client, freelancer, { title })
  await pay(client, contractId)
  await deliver(baseURL ?? '', freelancer, proposalId)
  await client.call('POST', `/api/proposals/${proposalId}/deliverables/approve`)
  const [hiring, working] = [await pageOf(client), await pageOf(freelancer)]

  await test.step('the client finds it waiting, misses an aspect, and sends it', async () => {
    await hiring.goto('/reviews')
    await hiring.getByRole('link', { name: `Write a Review: ${title}` }).click()
    await choose(hiring, { Overall: 5, Quality: 5, Communication: 4 })
    await hiring.getByRole('textbox', { name: 'Review' }).fill('Straight lines, and on the day.')
    await hiring.getByRole('button', { name: 'Send Review' }).click()
    await expect(hiring.getByText('Choose how many stars for “On time”.')).toBeVisible()
    await choose(hiring, { 'On time': 5 })
    await hiring.getByRole('button', { name: 'Send Review' }).click()
    await expect(hiring.getByText('Your review is saved. It is not public yet.')).toBeVisible()
    await expect(hiring.getByText(/^Not public before/)).toBeVisible()
  })

  await test.step('the client changes it', async () => {
    await hiring.getByRole('button', { name: 'Edit Review' }).click()
    await hiring.getByRole('textbox', { name: 'Review' }).fill('Straight lines, and a day early.')
    await hiring.getByRole('button', { name: 'Save Review' }).click()
    await expect(hiring.getByText('Straight lines, and a day early.')).toBeVisible()
  })

  await test.step('the freelancer sees nothing of it before they have written', async () => {
    await working.goto('/reviews?list=received')
    await expect(working.getByText('No reviews about you yet')).toBeVisible()
    await working.goto(`/contracts/${contractId}`)
    await working.getByRole('link', { name: 'Reviews', exact: true }).and(working.locator('main a')).click()
    await expect(working.getByText('Straight lines')).toHaveCount(0)
    await choose(working, { Overall: 4, 'Clear task': 4, Communication: 5, Payment: 5 })
    await working.getByRole('textbox', { name: 'Review' }).fill('Knows what she wants.')
    await working.getByRole('button', { name: 'Send Review' }).click()
    await expectToast(working, 'Both reviews are now public.')
    await expect(working.getByText('Straight lines, and a day early.')).toBeVisible()
    expect(await axeViolations(working)).toEqual([])
  })

  await test.step('and replies, once', async () => {
    await working.getByRole('button', { name: 'Reply' }).click()
    await working.getByLabel('Your reply').fill('The wood was ready.')
    await working.getByRole('button', { name: 'Send Reply' }).click()
    await expectToast(working, 'Your reply is now public.')
    await expect(working.getByRole('button', { name: 'Reply' })).toHaveCount(0)
  })

  await test.step('visitors without scripts read it, and what the rating is computed from', async () => {
    const page = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()
    await expect(async () => {
      await page.goto(`/profile/${freelancer.userId}`)
      await expect(page.getByText('1 review by 1 person')).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(page.getByText('The wood was ready.')).toBeVisible()
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
      expect.stringContaining('"reviewCount":1'),
    )
    await expect(page.getByRole('definition').filter({ hasText: 'New' }).first()).toBeVisible()
    await page.getByRole('link', { name: 'How these figures are computed' }).click()
    await expect(page.getByText('4.17 = (5 × 4 + 5) ÷ (5 + 1)')).toBeVisible()
    await page.getByRole('link', { name: 'As a client' }).click()
    await expect(page.getByText('No one has reviewed them in this role yet.')).toBeVisible()
  })
})

async function choose(page: Page, scores: Record<string, number>) {
  for (const [label, score] of Object.entries(scores)) {
    const group: Locator = page.getByRole('radiogroup', { name: label })
    await group.getByRole('radio', { name: `${score} of 5` }).check()
  }
}
