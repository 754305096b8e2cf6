import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { hasStoredToken } from './shared/session-store.ts'
import SignUpScreen from './sign-up-screen.tsx'

const signingUp = { method: 'POST', path: '^/auth/signup$' }
const username = page.getByLabelText('Username')
const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const create = page.getByRole('button', { name: 'Create account' })

test('empty fields make no call; a taken email, a common password and a failure without a sentence are told', async () => {
  const taken = (await person()).email
  await commands.mendLine()
  mount(<SignUpScreen />, '/signup')
  await create.click()
  await expect.poll(toasts).toEqual(['All fields are required!'])
  await email.fill('not an address')
  await create.click()
  await expect.element(email).toHaveAccessibleDescription(/Enter a valid email address/)
  await expect.element(username).toHaveAccessibleDescription(/Username is required\./)
  expect((await commands.listCalls()).filter(({ method }) => method === 'POST')).toEqual([])

  await username.fill('Somebody else')
  await email.fill(taken.toUpperCase())
  await password.fill('long enough to pass')
  await create.click()
  await expect.element(email).toHaveAccessibleDescription(/This email has an account\./)
  await expect.element(email).toHaveFocus()
  await expect.poll(toasts).toContainEqual(expect.stringContaining('An account with this email already exists'))

  await email.fill('new@example.com')
  const error = 'This is one of the passwords that people try first.'
  const json = { code: 'account.common_password', error, details: [{ path: 'password', message: error }] }
  await commands.setLine([{ ...signingUp, does: 'answer', status: 400, json }])
  await create.click()
  await expect.element(password).toHaveAccessibleDescription(/people try first/)

  await commands.setLine([{ ...signingUp, does: 'answer', status: 500 }])
  await create.click()
  await expect.poll(toasts).toContain('Signup failed')
  await expect.element(page.getByText('The account could not be created. Please try again.')).toBeVisible()
  await expect.element(username).toHaveValue('Somebody else')
  await expect.element(password).toHaveValue('long enough to pass')
  expect(hasStoredToken()).toBe(false)
})
