import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { LoadMore } from './load-more.tsx'

function Projects() {
  const [shown, setShown] = useState(12)
  return (
    <LoadMore
      shown={shown}
      total={1_030}
      noun="projects"
      hasMore={shown < 1_030}
      pending={false}
      onLoadMore={() => setShown(Math.min(shown + 1_006, 1_030))}
    />
  )
}

test('the end of a list says how much it shows, and keeps the focus in its place when the button goes', async () => {
  mount(<Projects />)
  const more = page.getByRole('button', { name: 'Show more projects' })
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 12 of 1,030 projects')
  await more.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Showing 1,018 of 1,030 projects')
  await expect.element(more).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(page.getByText('Showing 1,030 of 1,030 projects')).toHaveFocus()
})
