import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newProject } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { person } from '../../../testing/people.ts'
import { forgetToasts, toasts } from '../../../testing/toasts.ts'
import { useWorkspace } from '../shell/use-workspace.ts'
import SignInScreen from './sign-in-screen.tsx'

function Screens() {
  return (
    <>
      <SignInScreen />
      <p>The menu of a {useWorkspace('/reviews')}</p>
    </>
  )
}

type Someone = Awaited<ReturnType<typeof person>>

async function signIn({ email, password }: Someone) {
  forgetToasts()
  const { unmount } = mount(<Screens />, '/login')
  await page.getByLabelText('Email').fill(email)
  await page.getByLabelText('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(toasts).toContain('Login successful')
  return unmount
}

test('a sign-in brings the menu of the side the person was last active on, whatever the browser showed before', async () => {
  const [client, freelancer, neither] = [await person(), await person(), await person()]
  const { _id: projectId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const proposal = { freelancerId: freelancer.userId, projectId, message: 'I would love to.' }
  await freelancer.call('POST', '/api/proposals', proposal)

  for (const [someone, side] of [
    [freelancer, 'freelancer'],
    [client, 'client'],
    [freelancer, 'freelancer'],
    [neither, 'client'],
  ] as const) {
    const unmount = await signIn(someone)
    await expect.element(page.getByText(`The menu of a ${side}`)).toBeVisible()
    unmount()
  }
})

test('a tab whose storage is full does not make a sign-in fail', async () => {
  const someone = await person()
  for (let size = 8 * 1024 * 1024; size >= 1; size /= 2) {
    try {
      sessionStorage.setItem(`full ${size}`, 'x'.repeat(size))
    } catch {}
  }

  await signIn(someone)
})
