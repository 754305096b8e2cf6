import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { newProject, personOf } from '../../../../../e2e/support/people.ts'
import { mount } from '../../../testing/mount.tsx'
import { insider, person, signInAs } from '../../../testing/people.ts'
import AppealsScreen from './appeals-screen.tsx'
import PersonScreen from './person-screen.tsx'
import ReportScreen from './report-screen.tsx'

const reason = 'A reason that took half an hour to write.'
const dialog = page.getByRole('dialog')

/** Two operators; the first is at the screen. */
function arrange() {
  const [olive, omar] = [insider('olive'), insider('omar')]
  signInAs(olive)
  return { olive, omar }
}

/** The refused dialog is still open with what was typed, and says what happened. */
async function expectKept(sentence: string) {
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(sentence)
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue(reason)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

test('the reason for a case that another operator decides meanwhile is not lost', async () => {
  const { olive, omar } = arrange()
  const [client, reporter] = await Promise.all([person(), person()])
  const { _id: targetId } = await client.call<{ _id: string }>('POST', '/projects/create', newProject())
  await reporter.call('POST', '/api/reports', { kind: 'project', targetId, harm: 'scam', reason: 'A fee.' })
  const [found] = await olive.call<{ _id: string }[]>('GET', `/api/admin/reports?person=${client.userId}`)
  const path = `/api/admin/reports/${found?._id}`
  mount(<ReportScreen />, path.replace('/api', ''), '/admin/reports/:reportId')
  await page.getByRole('button', { name: 'Decide' }).click()
  await dialog.getByLabelText('Reason').fill(reason)
  await omar.call('POST', `${path}/resolution`, { outcome: 'no_action', reason: 'No fee.' })
  await dialog.getByRole('button', { name: 'Decide' }).click()

  await expectKept('This report is already closed.')
})

test('the reason for a suspension is not lost if another operator suspends the person meanwhile', async () => {
  const { omar } = arrange()
  const { userId } = await person()
  mount(<PersonScreen />, `/admin/people/${userId}`, '/admin/people/:personId')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await dialog.getByLabelText('Reason').fill(reason)
  await omar.call('POST', `/api/admin/people/${userId}/suspension`, { reason: 'Spam.' })
  await dialog.getByRole('button', { name: 'Suspend' }).click()

  await expectKept('This account is already suspended.')
})

test('the answer to an appeal is not lost if another operator lifts the suspension meanwhile', async () => {
  const { omar } = arrange()
  const { userId, email, password, stored, call } = await person()
  const path = `/api/admin/people/${userId}/suspension`
  const { suspensions } = await omar.call<{ suspensions: { _id: string }[] }>('POST', path, { reason: 'Spam.' })
  const { token } = await call<{ token: string }>('POST', '/auth/login', { email, password })
  const suspended = personOf(window.location.origin, { ...stored, token }, password)
  await suspended.call('POST', '/api/account/suspension/appeal', { text: `No spam, says ${userId}.` })
  mount(<AppealsScreen />, '/admin/appeals')
  const appeal = page.getByRole('listitem').filter({ hasText: userId })
  await appeal.getByRole('button', { name: 'Answer Appeal' }).click()
  await dialog.getByLabelText('Reason').fill(reason)
  await omar.call('POST', `/api/admin/suspensions/${suspensions[0]?._id}/lift`, { reason: 'No spam.' })
  await dialog.getByRole('button', { name: 'Send Answer' }).click()

  await expectKept('This suspension has already been lifted.')
  await expect.element(appeal).not.toBeInTheDocument()
})
