import { expect, test } from 'vitest'
import { pagesToShow } from './pagination.tsx'

test.each([
  { page: 1, pageCount: 1, shown: [1] },
  { page: 1, pageCount: 12, shown: [1, 2, 'gap', 12] },
  { page: 4, pageCount: 12, shown: [1, 2, 3, 4, 5, 'gap', 12] },
  { page: 6, pageCount: 12, shown: [1, 'gap', 5, 6, 7, 'gap', 12] },
  { page: 12, pageCount: 12, shown: [1, 'gap', 11, 12] },
])('page $page of $pageCount shows the ends, its neighbours and no gap of one', ({ page, pageCount, shown }) => {
  expect(pagesToShow(page, pageCount)).toEqual(shown)
})
