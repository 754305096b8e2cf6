import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { Alert } from './alert.tsx'

test('a button beside an alert stands on the line of its title', async () => {
  await page.viewport(1280, 800)
  mount(
    <Alert
      title="The figures could not be loaded"
      action={
        <button type="button" className="button button-secondary button-sm">
          Try again
        </button>
      }
    >
      Check your connection.
    </Alert>,
  )
  const middleOf = (element: Element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const { top, bottom } = text.getBoundingClientRect()
    return (top + bottom) / 2
  }
  const words = page.getByText('The figures could not be loaded')
  await expect.element(words).toBeVisible()

  expect(middleOf(page.getByRole('button').element())).toBeCloseTo(middleOf(words.element()), 0)
  const icon = page.getByRole('alert').element().querySelector('svg')?.getBoundingClientRect()
  expect(icon && (icon.top + icon.bottom) / 2 - middleOf(words.element())).toBeCloseTo(0.5, 0)
})

test('an act stands beside its alert where there is room, and below the words on a phone', async () => {
  await page.viewport(1280, 800)
  mount(
    <Alert title="The figures could not be loaded" action={<button type="button">Try again</button>}>
      Check your connection.
    </Alert>,
  )
  const words = page.getByText('The figures could not be loaded')
  await expect.element(words).toBeVisible()
  const boxOf = (locator: ReturnType<typeof page.getByText>) => locator.element().getBoundingClientRect()
  const act = page.getByRole('button')
  expect(boxOf(act).left).toBeGreaterThan(boxOf(words).right)

  await page.viewport(375, 667)
  await expect.poll(() => boxOf(act).top).toBeGreaterThan(boxOf(words).bottom)
  expect(boxOf(act).left).toBe(boxOf(words).left)
})

test('words stand beside their icon in a narrow card, too', async () => {
  await page.viewport(320, 667)
  mount(
    <div style={{ width: 220 }}>
      <Alert tone="green" title="Held in escrow" />
    </div>,
  )
  const words = page.getByText('Held in escrow')
  await expect.element(words).toBeVisible()

  const icon = page.getByRole('status').element().querySelector('svg')
  expect(icon?.getBoundingClientRect().bottom).toBeLessThan(words.element().getBoundingClientRect().bottom)
  expect(icon?.getBoundingClientRect().bottom).toBeGreaterThan(words.element().getBoundingClientRect().top)
})
