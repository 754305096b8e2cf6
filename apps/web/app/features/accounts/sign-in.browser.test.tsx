import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { setUpAuthenticator } from '../../../../../e2e/support/authenticator-app.ts'
import type { Person } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { person } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { hasStoredToken } from './shared/session-store.ts'
import SignInScreen from './sign-in-screen.tsx'

const signingIn = { method: 'POST', path: '^/auth/login$' }
const email = page.getByLabelText('Email')
const password = page.getByLabelText('Password', { exact: true })
const signIn = page.getByRole('button', { name: 'Sign in', exact: true })

async function enter(who: Person, typed = who.password) {
  await email.fill(who.email)
  await password.fill(typed)
  await signIn.click()
}

test('wrong credentials, an answer without a sentence and a lost connection are told, and what was typed stays', async () => {
  const ada = await person()
  mount(<SignInScreen />, '/login')
  await enter(ada, 'not the password')
  await expect
    .element(page.getByText('The email or the password is not right. Check both and try again.'))
    .toBeVisible()
  await expect.poll(toasts).toEqual(['Invalid credentials'])
  await expect.element(email).toHaveValue(ada.email)
  await expect.element(password).toHaveFocus()

  await commands.setLine([{ ...signingIn, does: 'answer', status: 502 }])
  await signIn.click()
  await expect.element(page.getByText('You could not be signed in. Please try again.')).toBeVisible()
  await expect.poll(toasts).toEqual(['Invalid credentials', 'Invalid credentials'])

  await commands.setLine([{ ...signingIn, does: 'cut' }])
  await signIn.click()
  await expect.element(page.getByText('You are not signed in yet. What you typed is still here.')).toBeVisible()
  await expect.poll(toasts).toContain('Guildhall could not be reached. Check your connection and try again.')
  await expect.element(email).toHaveValue(ada.email)
  await expect.element(password).toHaveValue('not the password')
  expect(hasStoredToken()).toBe(false)
})

test('the second step leads back to the password, also when the sign-in has ended after too many wrong codes', async () => {
  const ada = await person()
  await setUpAuthenticator(ada)
  mount(<SignInScreen />, '/login')
  await enter(ada)
  await page.getByRole('button', { name: 'Back to email and password' }).click()
  await expect.element(email).toHaveValue(ada.email)
  await expect.element(password).toHaveValue('')

  await password.fill(ada.password)
  await signIn.click()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const recovery = page.getByLabelText('Recovery code')
  const answered = async () =>
    (await commands.listCalls()).filter(({ path, isOver }) => isOver && path === '/auth/login/second-factor').length
  for (let tries = 1; tries <= 5; tries += 1) {
    await recovery.fill(`wrong ${tries}`)
    await signIn.click()
    await expect.poll(answered).toBe(tries)
    await expect.element(recovery).toHaveAccessibleDescription(/not right/)
    await expect.element(signIn).toBeEnabled()
  }
  await recovery.fill('wrong again')
  await signIn.click()
  await expect.element(page.getByText(/This sign-in took too long or had too many tries/)).toBeVisible()
  await expect.element(email).toHaveValue(ada.email)
  expect(hasStoredToken()).toBe(false)
})
