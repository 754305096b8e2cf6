import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { rememberWorkspace, workspaceKey } from '../navigation/shared/remember-workspace.ts'
import { PurposeForm } from './purpose-form.tsx'

async function arrange(canSkip: boolean) {
  const someone = await person()
  signInAs(someone)
  rememberWorkspace('freelancer')
  const props = {
    userId: someone.userId,
    side: 'freelancer',
    labelledBy: 'why',
    saveLabel: 'Save',
    chosen: [],
  } as const
  mount(
    <>
      <p id="why">Why</p>
      <PurposeForm {...props} canSkip={canSkip} />
    </>,
  )
}

const box = (name: string) => page.getByRole('checkbox', { name })

test('an answer for both sides or neither keeps the menu, and one for one side brings its menu', async () => {
  await arrange(true)

  await page.getByRole('button', { name: 'Skip' }).click()
  await expect.element(page.getByText('Saved.')).toBeVisible()
  expect(localStorage.getItem(workspaceKey)).toBe('freelancer')

  await box('Get something done for me').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => localStorage.getItem(workspaceKey)).toBe('client')
})

test('"Saved." stands only beside what is saved', async () => {
  await arrange(false)
  await box('Find paid work').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Saved.')).toBeVisible()

  await box('Get something done for me').click()

  await expect.element(page.getByText('Saved.')).not.toBeInTheDocument()
})
