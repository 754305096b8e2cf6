import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../testing/mount.tsx'
import { lazyPart, nothing } from './lazy-part.tsx'

const unreachable = () =>
  Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch dynamically imported module'))

test('a part that could not be loaded says so in its place, and the rest of the screen stays', async () => {
  const Form = lazyPart(unreachable)
  const Toasts = lazyPart(unreachable, nothing)
  mount(
    <Suspense>
      <h1>Your profile</h1>
      <Form />
      <Toasts />
    </Suspense>,
  )
  await expect.element(page.getByText('This part of the page could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})
