import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInOrder } from './show-in-order.ts'

test('a part shows once those above it are complete, and what loads later hides nothing', async () => {
  const frame = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => frame.remove())
  frame.innerHTML =
    '<p>First</p><p>Second<span data-loading></span></p><p>Third<span data-loading></span></p><p>Last</p>'
  const loading = () => frame.querySelectorAll('[data-loading]')
  showInOrder(frame)
  await expect.element(page.getByText('Second')).toBeVisible()
  for (const text of ['Third', 'Last']) await expect.element(page.getByText(text)).not.toBeVisible()

  // The third is complete first.
  loading()[1]?.remove()
  await expect.element(page.getByText('Last')).not.toBeVisible()

  loading()[0]?.remove()
  for (const text of ['Third', 'Last']) await expect.element(page.getByText(text)).toBeVisible()

  frame.firstElementChild?.setAttribute('data-loading', '')
  frame.append(document.createElement('p'))
  await expect.element(page.getByText('Last')).toBeVisible()
})

test('a part that does not answer hides those after it for some seconds only', () => {
  const frame = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => frame.remove())
  frame.innerHTML = '<p>First<span data-loading></span></p><p>Last</p>'
  showInOrder(frame)
  const last = frame.lastElementChild as HTMLElement
  expect(getComputedStyle(last).visibility).toBe('hidden')

  for (const wait of last.getAnimations()) wait.finish()

  expect(getComputedStyle(last).visibility).toBe('visible')
})
