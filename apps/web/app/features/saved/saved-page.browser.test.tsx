import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newProject } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import SavedPage from './saved-page.tsx'

test('what is no longer saved leaves the list, and the focus stays there', async () => {
  const someone = await person()
  for (const title of ['A ferry timetable', 'A tide table']) {
    const { _id } = await someone.call<{ _id: string }>('POST', '/projects/create', newProject(title))
    await someone.call('PUT', `/api/bookmarks/projects/${_id}`, { saved: true })
  }
  signInAs(someone)
  mount(<SavedPage />, '/saved')
  const stars = page.getByRole('button', { name: /^Save A/ })

  await expect.element(stars).toHaveLength(2)
  await expect.element(stars.first()).toBeEnabled()
  await expect.element(stars.first()).toHaveAttribute('aria-pressed', 'true')
  for (const left of [1, 0]) {
    ;(stars.first().element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(stars).toHaveLength(left)
    await expect.element(page.getByRole('region', { name: 'Saved' })).toHaveFocus()
  }
  await expect.element(page.getByText('No saved projects yet')).toBeVisible()
})
