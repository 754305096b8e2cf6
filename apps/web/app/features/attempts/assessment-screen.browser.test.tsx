import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person } from '../../../testing/people.ts'
import { paths } from '../../paths.ts'
import AssessmentScreen from './assessment-screen.tsx'

test('who has signed up but not signed in is asked to, also after a reload, and brought back', async () => {
  const { token } = await person()
  localStorage.setItem('token', token)
  // Reads what is stored, as a reload does.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  mount(<AssessmentScreen />, paths.modules)

  await expect.element(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Sign In', exact: true })
  await expect.element(link).toHaveAttribute('href', '/login?next=%2Fmodules')
})
