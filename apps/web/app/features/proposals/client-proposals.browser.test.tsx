import { comparedProposalsMaximum, type ProjectDetailView } from '@guildhall/contract'
import { expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import type { Person } from '../../../../../e2e/support/people.ts'
import { insertProposals } from '../../../../../e2e/support/proposals.ts'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { toasts } from '../../../testing/toasts.ts'
import { setSingleKeys } from '../../single-keys.ts'
import { ClientProposals } from './client-proposals.tsx'

const section = page.getByRole('region', { name: 'Proposals' })
const note = page.getByLabelText('Your note')
const row = (name: string) => page.getByRole('button', { name })

async function open(...names: string[]) {
  const client = await person()
  const freelancers: Person[] = []
  for (const name of names) freelancers.push(await person(name))
  const { projectId } = await insertProposals(client, freelancers)
  signInAs(client)
  mount(<ClientProposals project={await client.call<ProjectDetailView>('GET', `/projects/${projectId}`)} />)
}

async function press(button: ReturnType<typeof page.getByRole>) {
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

test('a note and a counter-offer that were begun are still there after the proposal was folded', async () => {
  await open('Ann')
  await row('Ann').click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await expect.element(note).toHaveFocus()
  await note.fill('Ask her about the calendar')
  await page.getByRole('button', { name: 'Make a Counter-Offer' }).click()
  await page.getByLabelText('Price').fill('900')

  await row('Ann').click()
  await expect.element(note).not.toBeVisible()
  await row('Ann').click()
  await expect.element(note).toHaveValue('Ask her about the calendar')
  await expect.element(page.getByLabelText('Price')).toHaveValue('900')

  await commands.setLine([{ method: 'PUT', path: '/mark$', does: 'answer', status: 500 }])
  await page.getByRole('button', { name: 'Save Note' }).click()
  await expect.poll(toasts).toHaveLength(1)
  await expect.element(note).toHaveValue('Ask her about the calendar')
})

test('the focus stays by a button that disappears when it is pressed', async () => {
  await open('Ann', 'Bob')
  await press(page.getByRole('button', { name: 'Archive' }).first())
  await expect.element(row('Bob')).not.toBeInTheDocument()
  await expect.element(section).toHaveFocus()

  await row('Ann').click()
  await page.getByRole('button', { name: 'Add a note' }).click()
  await note.fill('Ask her about the calendar')
  await press(page.getByRole('button', { name: 'Save Note' }))
  await expect.element(page.getByRole('button', { name: 'Save Note' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('group', { name: 'Ann' })).toHaveFocus()

  await press(page.getByRole('button', { name: 'Make a Counter-Offer' }))
  await expect.element(page.getByLabelText('Price')).toBeVisible()
  await press(page.getByRole('button', { name: 'Cancel' }))
  await expect.element(page.getByRole('region', { name: 'Counter-offers' })).toHaveFocus()
})

test('keys go through the proposals and act on the one that has the focus, but not while somebody types', async () => {
  await open('Ann', 'Bob')
  await expect.element(row('Bob')).toBeVisible()
  const [first, second] = section.getByRole('button', { name: /^(Ann|Bob)/ }).elements() as HTMLElement[]

  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('s')
  await expect.element(page.getByRole('button', { name: 'Shortlisted', exact: true })).toBeVisible()
  ;(page.getByLabelText('Compare').last().element() as HTMLElement).focus()
  await userEvent.keyboard('k')
  expect(document.activeElement).toBe(first)

  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await userEvent.keyboard('ask')
  await expect.element(note).toHaveValue('ask')
  await expect.element(row('Ann')).toBeVisible()
  await expect.element(row('Bob')).toBeVisible()

  setSingleKeys(false)
  onTestFinished(() => setSingleKeys(true))
  first?.focus()
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(first)
})

test('a asks before it accepts the proposal that has the focus, and e archives it', async () => {
  await open('Ann', 'Bob')
  await expect.element(row('Bob')).toBeVisible()
  const accepting = page.getByRole('dialog', { name: /^Accept .* proposal\?$/ })

  await userEvent.keyboard('a')
  await userEvent.keyboard('ja')
  await expect.element(accepting).toBeVisible()
  await userEvent.keyboard('je{Escape}')
  await expect.element(accepting).not.toBeInTheDocument()
  const [first] = section.getByRole('button', { name: /^(Ann|Bob)/ }).elements() as HTMLElement[]
  expect(document.activeElement).toBe(first)
  await expect.element(row('Ann')).toBeVisible()
  await expect.element(row('Bob')).toBeVisible()

  await userEvent.keyboard('e')
  await expect.poll(() => section.getByRole('button', { name: /^(Ann|Bob)/ }).elements().length).toBe(1)
})

test('when as many are chosen as can be compared, others wait until one is given up', async () => {
  const names = Array.from({ length: comparedProposalsMaximum + 1 }, (_, index) => `Person ${index}`)
  await open(...names)
  const choices = page.getByRole('checkbox', { name: 'Compare' })
  for (let index = 0; index < comparedProposalsMaximum; index += 1) await choices.nth(index).click()
  await expect.element(choices.nth(comparedProposalsMaximum)).toBeDisabled()

  await choices.first().click()
  await expect.element(choices.nth(comparedProposalsMaximum)).toBeEnabled()
})
