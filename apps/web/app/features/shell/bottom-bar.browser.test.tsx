import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { getQueryClient } from '../../query-client.ts'
import { unreadQuery } from '../messages/shared/unread.ts'
import { rememberWorkspace } from '../navigation/shared/remember-workspace.ts'
import SignedInLayout from './signed-in-layout.tsx'

const bar = page.getByRole('navigation', { name: 'Places' })
const placesOf = () => [...bar.element().querySelectorAll('a')].map(({ textContent }) => textContent)

test('a phone has five places at the bottom, of the side or the learning one is at, and none while an assessment is timed', async () => {
  await page.viewport(375, 667)
  signInAs(await person())
  rememberWorkspace('freelancer')
  const { router } = mount(<SignedInLayout />, '/reviews')
  await expect.element(bar).toBeVisible()
  expect(placesOf()).toEqual(['Home', 'Projects', 'Jobs', 'Messages', 'Earnings'])

  await router.navigate('/library')
  await expect.element(bar.getByRole('link', { name: 'Library' })).toHaveAttribute('aria-current', 'page')
  expect(placesOf()).toEqual(['Home', 'Courses', 'Library', 'Units', 'Quiz'])

  await router.navigate('/review')
  await expect.element(bar.getByRole('link', { name: 'Library' })).not.toHaveAttribute('aria-current')
  expect(placesOf()).toEqual(['Home', 'Courses', 'Library', 'Units', 'Quiz'])

  await router.navigate('/contracts')
  await expect.element(bar.getByRole('link', { name: 'Contracts' })).toHaveAttribute('aria-current', 'page')
  expect(placesOf()).toEqual(['Home', 'Contracts', 'Messages', 'People', 'Payments'])

  await router.navigate('/modules?attempt=1')
  await expect.element(bar).not.toBeInTheDocument()
})

test('the bar is away while somebody writes or has the menu open, and on wide screens', async () => {
  await page.viewport(375, 667)
  signInAs(await person())
  mount(<SignedInLayout />, '/contracts')
  const field = document.body.appendChild(document.createElement('textarea'))
  onTestFinished(() => field.remove())
  await expect.element(bar).toBeVisible()

  await userEvent.click(field)
  await expect.element(bar).not.toBeInTheDocument()
  field.blur()
  await expect.element(bar).toBeVisible()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect.element(bar).toBeVisible()

  await page.viewport(1280, 800)
  await expect.element(bar).not.toBeInTheDocument()
})

test('what the page ends with stands above the bar', async () => {
  await page.viewport(375, 667)
  signInAs(await person())
  mount(<SignedInLayout />, '/contracts')
  await expect.element(bar).toBeVisible()
  const main = document.getElementById('main') as HTMLElement
  main.append(Object.assign(document.createElement('p'), { textContent: 'The end', style: 'padding-top: 200vh' }))

  window.scrollTo(0, document.documentElement.scrollHeight)

  const end = page.getByText('The end').element().getBoundingClientRect().bottom
  expect(end).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
})

test('unread conversations are counted beside Messages', async () => {
  await page.viewport(375, 667)
  const ada = await person()
  signInAs(ada)
  mount(<SignedInLayout />, '/contracts')
  const { queryKey } = unreadQuery(ada.userId)
  await expect.poll(() => getQueryClient().getQueryData(queryKey)).toBeDefined()

  getQueryClient().setQueryData(queryKey, { conversations: 2 })

  await expect.element(bar.getByRole('link', { name: 'Messages (2 unread conversations)' })).toBeVisible()
})
