import { useInfiniteQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../testing/mount.tsx'
import { ListEnd } from './list-end.tsx'

const pages = [['Ada', 'Ben'], ['Cai']]
let isLineDown = true
const end = page.getByText(/^Showing/)
const more = page.getByRole('button', { name: 'Show more reviews' })

function Reviews() {
  const list = useInfiniteQuery({
    queryKey: ['reviews'],
    queryFn: ({ pageParam }) => {
      if (pageParam === 1 && isLineDown) throw new Error('The line is down.')
      return pages[pageParam]
    },
    initialPageParam: 0,
    getNextPageParam: (_page, _pages, number) => (number === 0 ? 1 : undefined),
    retry: false,
  })
  const shown = list.data?.pages.flat().length ?? 0
  return <ListEnd list={list} shown={shown} nouns={['review', 'reviews']} total={3} />
}

test('when the next page fails, the end of the list says so, and the next try goes on from it', async () => {
  mount(<Reviews />)
  await expect.element(end).toHaveTextContent('Showing 2 of 3 reviews')

  await more.click()
  await expect.element(page.getByText('More reviews could not be loaded. Those above are still here.')).toBeVisible()
  await expect.element(end).toHaveTextContent('Showing 2 of 3 reviews')

  isLineDown = false
  await more.click()
  await expect.element(end).toHaveTextContent('Showing 3 of 3 reviews')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(more).not.toBeInTheDocument()
})
