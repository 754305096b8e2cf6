import { expect, type Locator, type Page } from '@playwright/test'

export const floating = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

export type Button = {
  /** The value of `data-crawled`. */
  index: number
  /** The accessible name with every number as 0; of list entries only the first word. */
  name: string
  region: 'main' | 'frame'
  isFloating: boolean
  /** It shows a part of the page, which a press would hide. */
  isExpanded: boolean
  group: string | undefined
}

/** In page order, each marked with its index. */
export function listButtons(page: Page): Promise<Button[]> {
  return page.evaluate((floats) => {
    const pressable = 'button, summary, [role=button], [role=tab], [role=switch], [role^=menuitem], [role=option]'
    // What is chosen already may do nothing.
    const withoutEffect =
      ':disabled, [aria-disabled=true], [aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false])'
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .replaceAll(/[\d.,]+/g, '0')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, 60)
    for (const marked of document.querySelectorAll('[data-crawled]')) marked.removeAttribute('data-crawled')
    const all = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(withoutEffect) &&
        // A link in a menu is followed as a link, and what a modal dialog covers cannot be pressed.
        !element.matches('a[href]') &&
        !element.closest('[aria-hidden=true], [inert], [data-sonner-toaster]'),
    )
    return all.map((element, index) => {
      element.dataset.crawled = String(index)
      const entry = element.closest('li, article, tr, details')
      const buttons = entry?.querySelectorAll(pressable).length ?? 0
      const look = `${element.tagName} ${element.className} ${element.querySelector('svg')?.classList.value ?? ''}`
      const isOfAlike = entry !== null && buttons > 1
      const beside = [...(element.parentElement?.children ?? [])].filter(
        ({ className }) => className === element.className,
      )
      const isChip = beside.length > 3 && element.querySelector('svg') === null
      return {
        index,
        name: isOfAlike ? `${nameOf(element).split(' ', 1)[0]} (${look.length})` : nameOf(element),
        region: element.closest('main') ? ('main' as const) : ('frame' as const),
        isFloating: element.closest(floats) !== null,
        isExpanded: element.matches('[aria-expanded=true], details[open] > summary'),
        group: isChip || entry !== null ? `${look} of ${Math.min(buttons, 2)}` : undefined,
      }
    })
  }, floating)
}

/** Whether it is shown, and reached by a pointer, only while something around it has the pointer or the focus. */
export const isFaint = (button: Locator) =>
  button.evaluate((element) => {
    if (getComputedStyle(element).pointerEvents === 'none') return true
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).opacity === '0') return true
    }
    return false
  })

export async function closeFloating(page: Page): Promise<boolean> {
  const open = page.locator(floating)
  for (let presses = 0; presses < 3; presses += 1) {
    const count = await open.count()
    if (count === 0) return true
    await page.keyboard.press('Escape')
    await expect
      .poll(() => open.count(), { timeout: 1_000, intervals: [10, 20, 50] })
      .toBeLessThan(count)
      .catch(() => {})
  }
  return (await open.count()) === 0
}

type Watched = { effects: number; observer?: MutationObserver }

export async function watchEffects(page: Page) {
  await page.evaluate(() => {
    const watched = window as unknown as Watched
    watched.observer?.disconnect()
    watched.effects = 0
    const count = () => {
      watched.effects += 1
    }
    const isEffect = ({ type, target, attributeName, addedNodes }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement
      // Clocks tick, and messages from before go away.
      if (element?.closest('time, [role=timer]')) return false
      if (element?.closest('[data-sonner-toaster]')) return type === 'childList' && addedNodes.length > 0
      // The look of a pressed button says nothing about its effect.
      const isLook = type === 'attributes' && !/^(aria-|disabled|open|hidden|value)/.test(attributeName ?? '')
      return !(isLook && element?.matches('button, summary, [role=button]'))
    }
    watched.observer = new MutationObserver((changes) => {
      if (changes.some(isEffect)) count()
    })
    watched.observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const pressed = document.querySelector('[data-crawled]:focus') ?? document.activeElement
    document.addEventListener('focusin', ({ target }) => {
      if (target !== pressed && !(target instanceof Element && target.matches('[data-crawled]'))) count()
    })
    window.addEventListener('popstate', count, { once: true })
    window.addEventListener('hashchange', count, { once: true })
    window.print = count
  })
}

/** A new document counts as an effect. */
export const tellsEffect = (page: Page) =>
  page.evaluate(() => ((window as unknown as Partial<Watched>).effects ?? 1) > 0).catch(() => true)
