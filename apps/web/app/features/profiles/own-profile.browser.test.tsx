import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { chooseFiles } from '../../../testing/choose-files.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import OwnProfileScreen from './own-profile-screen.tsx'

const title = page.getByLabelText('Title', { exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })

async function edit() {
  const ines = await person('Ines')
  await ines.call('PUT', '/api/profile/me', { name: 'Ines', title: 'Type designer' })
  signInAs(ines)
  const mounted = mount(<OwnProfileScreen />, '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect.element(title).toHaveValue('Type designer')
  return { ines, ...mounted }
}

async function editInTwoTabs() {
  const { ines } = await edit()
  await ines.call('PUT', '/api/profile/me', { name: 'Ines', title: 'From the other tab', location: 'Porto' })
  await title.fill('From this tab')
  await save.click()
  await expect.element(page.getByText(/It differs from what you have here in: Title, Location\./)).toBeVisible()
  return { read: () => ines.call('GET', '/api/profile/me') }
}

test('the later save of two tabs is told, may look at the other, and loses nothing', async () => {
  const { read } = await editInTwoTabs()
  expect(await read()).toMatchObject({ title: 'From the other tab', version: 2 })
  await page.getByRole('button', { name: 'Load the newer version' }).click()
  await expect.element(title).toHaveValue('From the other tab')
  await page.getByRole('button', { name: 'Bring back what I wrote' }).click()
  await expect.element(title).toHaveValue('From this tab')
  await save.click()

  await expect.poll(toasts).toContain('Profile saved')
  expect(await read()).toMatchObject({ title: 'From this tab', version: 3 })
})

test('the later save of two tabs may knowingly go over the other', async () => {
  const { read } = await editInTwoTabs()
  await page.getByRole('button', { name: 'Save mine over it' }).click()

  await expect.poll(toasts).toContain('Profile saved')
  expect(await read()).toMatchObject({ title: 'From this tab', version: 3 })
})

test('a profile that cannot be loaded says so, and can be asked for again', async () => {
  signInAs(await person('Ines'))
  await commands.setLine([{ method: 'GET', path: '^/api/profile/me$', does: 'answer', status: 403 }])
  mount(<OwnProfileScreen />, '/profile')
  await expect.element(page.getByText('Failed to load profile')).toBeVisible()

  await commands.setLine([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
})

test('what is typed survives a reload and a second thought about leaving, and Cancel goes back to what was saved', async () => {
  const { unmount } = await edit()
  await title.fill('Letter cutter')
  unmount()

  const { router } = mount(<OwnProfileScreen />, '/profile')
  await expect.element(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await expect.element(title).toHaveValue('Letter cutter')
  void router.navigate('/settings')
  await expect.element(page.getByRole('heading', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep Editing' }).click()
  await expect.element(title).toHaveValue('Letter cutter')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard Changes' }).click()
  await expect.element(page.getByText('Type designer')).toBeVisible()
})

test('a save that fails is told, at its field if it has one, and keeps what was typed until it works', async () => {
  const { ines } = await edit()
  await title.fill('Letterer')
  await page.getByLabelText('Or link a picture by its address').fill(`/api/profile/images/${crypto.randomUUID()}`)
  await save.click()
  await expect.element(page.getByText('Failed to save profile')).toBeVisible()
  await expect.element(page.getByText('This picture is no longer there. Choose it again.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Remove profile picture' }).click()

  await commands.setLine([{ method: 'PUT', path: '^/api/profile/me$', does: 'cut' }])
  await save.click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible()
  await expect.element(title).toHaveValue('Letterer')
  await commands.setLine([])
  await save.click()
  await expect.poll(toasts).toContain('Profile saved')
  expect(await ines.call('GET', '/api/profile/me')).toMatchObject({ title: 'Letterer' })
})

test('a file that is no picture is refused in words, before and after it is sent', async () => {
  await edit()
  // Pressed by a button, so hidden from assistive technology.
  const chooser = page.elementLocator(document.querySelector('input[type=file]')!)
  chooseFiles(chooser, new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }))
  await expect.element(page.getByText('This is not a PNG, JPEG or WebP picture.')).toBeVisible()

  chooseFiles(chooser, new File(['just words'], 'me.png', { type: 'image/png' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('This picture cannot be opened.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect.element(dialog.getByText('Nothing was stored.')).toBeVisible()
})

test('the profile says who sees the email address while its public page does not show it', async () => {
  signInAs(await person('Ines'))
  const { unmount } = mount(<OwnProfileScreen />, '/profile')

  await expect
    .element(page.getByText('Your public page hides your email; clients you propose to see it.'))
    .toBeVisible()
  unmount()
})

test('an hourly rate too long for its column ends on the next line with a whole word', async () => {
  await page.viewport(1280, 800)
  const ines = await person('Ines')
  await ines.call('PUT', '/api/profile/me', { name: 'Ines', hourlyRate: 99_999.99 })
  signInAs(ines)
  // As wide as beside the sidebar.
  mount(
    <div style={{ width: 872 }}>
      <OwnProfileScreen />
    </div>,
    '/profile',
  )
  const rate = page.getByText('$99,999.99/hour')
  await expect.element(rate).toBeVisible()

  const words = document.createTreeWalker(rate.element(), NodeFilter.SHOW_TEXT)
  const end = document.createRange()
  while (words.nextNode()) end.selectNodeContents(words.currentNode)
  const at = String(end).lastIndexOf('/')
  end.setStart(end.startContainer, at)
  expect(end.getClientRects()).toHaveLength(1)
})
