import type { Page } from '@playwright/test'

export const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    if (document.documentElement.lang === '') faults.push('it has no language')
    if (document.title === '') faults.push('it has no title')
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
    if (headings.length !== 1) faults.push(`it has ${headings.length} main headings`)
    const isMissing = headings.some(({ textContent }) => /There is no page at this address/.test(textContent))
    if (isMissing || headings.some((heading) => heading.closest('[role=alert]')))
      faults.push('it is missing, or failed')
    const wordless = [...document.querySelectorAll('a[href], button')].filter((element) => {
      const pictures = [...element.querySelectorAll('img[alt]:not([alt=""]), svg [id], title')]
      const label = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? element.textContent
      return element.checkVisibility() && !label?.trim() && pictures.length === 0
    })
    return [...faults, ...wordless.map((element) => `it has no words in ${element.outerHTML.slice(0, 120)}`)]
  })

/** A page that is wider than the screen has to be dragged from side to side. */
export const widthFaultsOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`it is ${scrollWidth - clientWidth} pixels wider than the screen`] : []
  })
