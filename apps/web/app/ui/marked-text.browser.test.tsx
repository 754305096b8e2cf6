import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { MarkedText } from './marked-text.tsx'

test('what was removed and added is marked, and said to people who do not see it', async () => {
  mount(<MarkedText before="I made two benches." after="I made three benches." />)

  await expect.element(page.getByRole('deletion')).toHaveTextContent('[removed: two]')
  await expect.element(page.getByRole('insertion')).toHaveTextContent('[added: three]')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('of a long text, only the changes are shown with a few words around them, until all of it is asked for', async () => {
  const words = Array.from({ length: 300 }, (_, index) => `word${index}`)
  const before = words.join(' ')
  const after = before.replace('word10 ', 'first ').replace('word290', 'last')
  mount(<MarkedText before={before} after={after} />)

  for (const word of ['first', 'last']) await expect.element(page.getByText(word, { exact: false })).toBeInTheDocument()
  await expect.element(page.getByText('word150')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Read more' }).click()

  await expect.element(page.getByText('word150')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true')
})
