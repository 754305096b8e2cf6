import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { LongText } from './long-text.tsx'

test('a clamped text offers more only while some of it is hidden', async () => {
  const more = page.getByRole('button', { name: 'Read more' })
  await page.viewport(1280, 800)
  mount(<LongText clamped text={'Visitors choose a class, a date and a seat. '.repeat(10)} />)
  await expect.element(page.getByText('Visitors choose')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()

  await page.viewport(320, 800)
  await more.click()
  await expect.element(page.getByRole('button', { name: 'Show less' })).toHaveFocus()

  await page.viewport(1280, 800)
  await expect.element(page.getByRole('button', { name: 'Show less' })).toBeVisible()
})
