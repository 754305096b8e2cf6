/** What the frame of pages runs before it shows one. */
import {
  judgePage,
  type LearnersPage,
  type PageTest,
  showPage,
} from '../../../../../../packages/contract/src/judge-page.ts'

/** Links within the page are left. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a, area') : null
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
})

Object.assign(globalThis, {
  servePage: ({ page, test }: { page: LearnersPage; test?: PageTest }) =>
    test ? judgePage(page, test) : showPage(page),
})
