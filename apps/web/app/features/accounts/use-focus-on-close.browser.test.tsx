import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { PasswordSettings } from './shared/password-settings.tsx'

test('when a form of the account closes, the button that opened it has the focus again', async () => {
  signInAs(await person())
  mount(<PasswordSettings />)
  const change = page.getByRole('button', { name: 'Change password' })
  await expect.element(change).toBeVisible()
  expect(document.activeElement).toBe(document.body)

  await change.click()
  const cancel = page.getByRole('button', { name: 'Cancel' })
  await expect.element(cancel).toBeVisible()
  ;(cancel.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')

  await expect.element(cancel).not.toBeInTheDocument()
  await expect.element(change).toHaveFocus()
})
