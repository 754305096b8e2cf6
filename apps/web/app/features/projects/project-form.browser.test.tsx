import type { ContractDetailView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { agree } from '../../../../../e2e/support/contracts.ts'
import { inDays, newProject, type Person } from '../../../../../e2e/support/people.ts'
import { chooseFiles } from '../../../testing/choose-files.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import ProjectFormScreen from './project-form-screen.tsx'

const posting = { method: 'POST', path: '^/projects/create$' }
const create = page.getByRole('button', { name: 'Create Project' })
const field = (label: string) => page.getByLabelText(label)
const typed = {
  Title: 'A page for a studio',
  Description: 'Visitors choose two seats and pay at the door.',
  'Required skills': 'Node.js',
  'Price (USD)': '40',
  Deadline: inDays(30),
}

const open = () => mount(<ProjectFormScreen />, paths.newProject)

async function fill() {
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
}

async function expectAllKept() {
  for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text)
}

async function postedBy(client: Person) {
  const { total } = await client.call<{ total: number }>('GET', `/projects/user/${client.userId}`)
  return total
}

test('whatever fails while a project is posted is said, and everything typed stays, also after a reload', async () => {
  const client = await person()
  signInAs(client)
  const { unmount } = open()
  await fill()
  for (const { trouble, said } of [
    { trouble: { does: 'answer', status: 500 }, said: 'Failed to submit project.' },
    { trouble: { does: 'cut' }, said: 'An error occurred. Please try again.' },
  ] as const) {
    await commands.setLine([{ ...posting, ...trouble }])
    await create.click()
    await expect.element(page.getByText(said)).toBeVisible()
    await expectAllKept()
  }
  unmount()

  open()
  await expect.element(page.getByText('Your draft is back, as you left it.')).toBeVisible()
  await expectAllKept()
  await commands.setLine([])
  await create.click()
  await expect.poll(toasts).toContain('Project posted successfully!')
  expect(await postedBy(client)).toBe(1)
})

test('a project whose answer was lost is posted once, although it is sent again after a reload', async () => {
  const client = await person()
  signInAs(client)
  const { unmount } = open()
  await fill()
  await commands.setLine([{ ...posting, does: 'loseAnswer' }])
  await create.click()
  await expect.element(page.getByText('An error occurred. Please try again.')).toBeVisible()
  expect(await postedBy(client)).toBe(1)
  await commands.setLine([])
  unmount()

  open()
  await expectAllKept()
  await create.click()
  await expect.poll(toasts).toContain('Project posted successfully!')
  expect(await postedBy(client)).toBe(1)
})

test('a project that was written before signing in is kept, and posted by whoever signs in', async () => {
  const client = await person()
  const { unmount } = open()
  await fill()
  await create.click()
  await expect.element(page.getByText('Unauthorized: No token provided. Please log in.')).toBeVisible()
  await expect.element(page.getByText('What you wrote is kept.')).toBeVisible()
  unmount()

  signInAs(client)
  open()
  await expectAllKept()
  await create.click()
  await expect.poll(toasts).toContain('Project posted successfully!')
  expect(await postedBy(client)).toBe(1)
})

test('what is missing, unclear, or refused by the server alone is said at its field, and nothing is sent before', async () => {
  signInAs(await person())
  open()
  await create.click()
  await expect.element(field('Title')).toHaveAccessibleDescription('Title is required.')
  await expect.element(field('Title')).toHaveFocus()
  await fill()
  await field('Price (USD)').fill('12,50')
  await create.click()
  await expect.element(field('Price (USD)')).toHaveAccessibleDescription(/Price is not clear/)
  expect((await commands.listCalls()).filter(({ path }) => path === '/projects/create')).toEqual([])

  await field('Price (USD)').fill('12.50')
  const details = [
    { path: 'price', message: 'The price is not to our taste.' },
    { path: 'requiredSkills.0', message: 'Nobody knows this skill.' },
    { path: 'unheardOf', message: 'No field shows this.' },
  ]
  const json = { code: 'request.invalid', error: 'Some fields are not right.', details }
  await commands.setLine([{ ...posting, does: 'answer', status: 400, json }])
  await create.click()

  await expect.element(page.getByText('Some fields are not right.')).toBeVisible()
  await expect.element(field('Price (USD)')).toHaveAccessibleDescription(/The price is not to our taste\./)
  await expect.element(field('Required skills')).toHaveAccessibleDescription(/Nobody knows this skill\./)
  await expect.element(field('Required skills')).toHaveFocus()
  await field('Required skills').fill('React')
  await expect.element(page.getByText('Nobody knows this skill.')).not.toBeInTheDocument()
  await expect.element(page.getByText('The price is not to our taste.')).toBeVisible()
})

test('a file that cannot be attached is said at its field, by the page or by the server, and keeps nothing back', async () => {
  const client = await person()
  signInAs(client)
  open()
  const files = field('Attach Files')
  await expect.element(files).toBeEnabled()
  chooseFiles(files, new File(['MZ'], 'run.exe'))
  await expect.element(files).toHaveAccessibleDescription(/run\.exe: /)
  chooseFiles(files, new File(['just words'], 'plan.pdf'))
  await expect.element(files).toHaveAccessibleDescription(/“plan\.pdf” is not a/)
  await expect.element(page.getByRole('list', { name: 'Attached files' })).not.toBeInTheDocument()

  await fill()
  await create.click()
  await expect.poll(toasts).toContain('Project posted successfully!')
  expect(await postedBy(client)).toBe(1)
})

test('the form of a project says why there is none: signed out, of somebody else, or not loaded, which can be tried again', async () => {
  const [client, stranger] = await Promise.all([person(), person()])
  const { _id } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  const edit = () => mount(<ProjectFormScreen />, paths.editProject(_id), '/clientForm/:projectId').unmount
  let close = edit()
  await expect.element(page.getByText('Unauthorized: Please log in.')).toBeVisible()
  close()

  signInAs(stranger)
  close = edit()
  await expect.element(page.getByRole('heading', { name: 'This project belongs to someone else' })).toBeVisible()
  close()

  signInAs(client)
  getQueryClient().clear()
  await commands.setLine([{ method: 'GET', path: `^/projects/${_id}$`, does: 'answer', status: 403 }])
  edit()
  await expect.element(page.getByText('Failed to fetch project details.')).toBeVisible()
  await commands.setLine([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(field('Price (USD)')).toHaveValue('1200')
})

test('the form of a cancelled project says so to its client', async () => {
  const [client, freelancer] = await Promise.all([person(), person()])
  const { projectId, contractId } = await agree(client, freelancer)
  const nothing = { release: 0, refund: 0, reason: 'We both found other work.' }
  const { openOffer } = await client.call<ContractDetailView>('POST', `/api/contracts/${contractId}/offers`, nothing)
  await freelancer.call('POST', `/api/contracts/${contractId}/offers/${openOffer?._id}/accept`)
  signInAs(client)

  mount(<ProjectFormScreen />, paths.editProject(projectId), '/clientForm/:projectId')

  await expect.element(page.getByRole('heading', { name: 'This project was cancelled' })).toBeVisible()
  await expect.element(page.getByText('someone else')).not.toBeInTheDocument()
})

test('beside the form, a project of no particular category reads as it will in the list', async () => {
  await page.viewport(1280, 800)
  const client = await person()
  signInAs(client)
  open()
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect.element(preview).toBeVisible()

  const { category } = await client.call('POST', '/projects/create', { ...newProject(), category: 'All Projects' })
  await expect.element(preview.getByText(String(category), { exact: true })).toBeVisible()
})
