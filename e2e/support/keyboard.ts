import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 80

/** Each stop on the way must show a focus outline. */
export function keyboardOf(page: Page) {
  const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

  async function tabTo(locator: Locator, { back = false } = {}) {
    await expect(locator).toBeVisible()
    for (let stops = 0; stops < mostStops; stops += 1) {
      if (await isFocused(locator)) return
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
      // After the last stop the browser itself has the focus.
      if (await page.evaluate(() => document.activeElement !== document.body)) await expectVisibleFocus(page)
    }
    throw new Error(`${locator.toString()} was not reached within ${mostStops} stops`)
  }

  return {
    tabTo,
    async press(locator: Locator, key = 'Enter', options?: { back: boolean }) {
      await tabTo(locator, options)
      await page.keyboard.press(key)
    },
    async type(locator: Locator, text: string) {
      await tabTo(locator)
      await page.keyboard.type(text)
    },
  }
}

/** The new screen has the focus, so the next Tab goes to its first control. */
export async function expectArrival(page: Page) {
  await expect(page.getByRole('main')).toBeFocused()
}

/** It has an outline, is inside the window, and is not fully covered once toasts have gone. */
export async function expectVisibleFocus(page: Page) {
  await expect.poll(() => page.evaluate(troubleWithFocus)).toBe('')
}

function troubleWithFocus(): string {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return 'nothing has the focus'
  // The browser draws the calendar button of a date field itself.
  if (!element.matches(':focus')) return ''
  const name = `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)}"`

  // The container draws a keyboard-only control such as a file input.
  let drawn: HTMLElement = element
  while (getComputedStyle(drawn).opacity === '0' && drawn.parentElement) drawn = drawn.parentElement
  const isOutlined = (candidate: HTMLElement) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  const around = [drawn, drawn.parentElement, drawn.parentElement?.parentElement]
  if (!around.some((candidate) => candidate && isOutlined(candidate))) return `${name} shows no focus`

  const box = drawn.getBoundingClientRect()
  const shown = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [box.left + box.width * across, box.top + box.height * down] as const),
  )
  const isUncovered = shown.some(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (drawn.contains(top) || top.contains(drawn))
  })
  return isUncovered ? '' : `${name} has the focus and is covered, or outside the window`
}
