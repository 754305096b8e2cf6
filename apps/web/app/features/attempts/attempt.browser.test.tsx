import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { getQueryClient } from '../../query-client.ts'
import { Attempt } from './attempt.tsx'

type Held = { _id: string; answers: (number | null)[]; deadlineAt: string }

const save = { method: 'PUT', path: '/answers/' }
const read = { method: 'GET', path: '/attempts/' }
const radio = (option: number) => page.getByRole('radio').nth(option)
const next = page.getByRole('button', { name: 'Next' })
const result = page.getByRole('heading', { name: 'Your result in React' })

afterEach(() => {
  vi.useRealTimers()
})

async function openAttempt() {
  const ines = await person()
  const wish = { skill: 'React', difficulty: 'Beginner', numQuestions: 5 }
  const { _id } = await ines.call<Held>('POST', '/api/assessments/attempts', wish)
  const address = `/api/assessments/attempts/${_id}`
  signInAs(ines)
  const open = () => mount(<Attempt attemptId={_id} userId={ines.userId} />)
  const { unmount } = open()
  await expect.element(page.getByText('Question 1 of 5')).toBeVisible()
  return {
    leave: unmount,
    open,
    saved: async () => (await ines.call<Held>('GET', address)).answers,
    handInElsewhere: () => ines.call('POST', `${address}/finish`),
  }
}

async function sent() {
  const calls = await commands.listCalls()
  return calls
    .filter(({ method, path, status }) => method === 'PUT' && path.includes('/attempts/') && status !== null)
    .map(({ path, json }) => [Number(path.split('/').at(-1)), (JSON.parse(json) as { option: number }).option])
}

test('answers go out one after the other, and of a question the last choice counts', async () => {
  const { saved } = await openAttempt()
  await commands.setLine([{ ...save, does: 'hold' }])
  for (const option of [0, 1, 2]) await radio(option).click()
  await expect.element(page.getByText('Saving…')).toBeVisible()
  await next.click()
  await radio(3).click()
  await commands.setLine([])

  await expect.element(page.getByText('Answers saved')).toBeVisible()
  expect(await sent()).toEqual([
    [0, 0],
    [0, 2],
    [1, 3],
  ])
  expect(await saved()).toEqual([2, 3, null, null, null])

  await page.getByRole('button', { name: 'Previous' }).click()
  await expect.element(radio(2)).toHaveFocus()
})

test('without a line the page says what is not saved, keeps it for the next visit, and sends it once the line is back', async () => {
  const { leave, open, saved } = await openAttempt()
  await commands.setLine([{ ...save, does: 'cut' }])
  await radio(1).click()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await expect.element(page.getByText('Guildhall cannot be reached')).toBeVisible()
  await next.click()
  await radio(0).click()
  leave()

  open()
  await expect.element(page.getByText('Question 2 of 5')).toBeVisible()
  await expect.element(page.getByText('2 answered')).toBeVisible()
  await expect.element(radio(0)).toBeChecked()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await commands.setLine([])
  window.dispatchEvent(new Event('online'))

  await expect.element(page.getByText('Answers saved')).toBeVisible()
  expect(await saved()).toEqual([1, 0, null, null, null])
})

test('an answer whose confirmation was lost is sent again by itself', async () => {
  const { saved } = await openAttempt()
  await commands.setLine([{ ...save, does: 'loseAnswer' }])
  await radio(2).click()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  await commands.setLine([])

  await expect.element(page.getByText('Answers saved')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(await saved()).toEqual([2, null, null, null, null])
})

test('nothing is handed in while an answer has not arrived', async () => {
  const { saved } = await openAttempt()
  for (let question = 1; question < 5; question += 1) {
    await radio(0).click()
    await next.click()
  }
  await expect.element(page.getByText('Answers saved')).toBeVisible()
  await commands.setLine([{ ...save, does: 'cut' }])
  await radio(1).click()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  const finish = page.getByRole('button', { name: 'Finish Assessment' })
  await userEvent.keyboard('{Enter}')
  await expect.element(finish).toHaveFocus() // Handing in cannot be undone.
  await finish.click()
  await expect.element(page.getByText('Not all of your answers have reached Guildhall yet.')).toBeVisible()
  expect(await saved()).toEqual([0, 0, 0, 0, null])

  await commands.setLine([])
  await finish.click()
  await expect.element(result).toBeVisible()
  expect(await saved()).toEqual([0, 0, 0, 0, 1])
})

test('a reading that began before an answer does not undo it', async () => {
  const { saved } = await openAttempt()
  const answered = async () =>
    (await commands.listCalls()).filter(({ method, status }) => method === 'GET' && status !== null).length
  const before = await answered()
  await commands.setLine([{ ...read, does: 'holdAnswer' }])
  const reading = getQueryClient().refetchQueries()
  await expect.poll(answered).toBe(before + 1)
  await radio(3).click()
  await expect.element(page.getByText('Answers saved')).toBeVisible()
  await commands.setLine([])
  await reading

  expect(await saved()).toEqual([3, null, null, null, null])
  await expect.element(radio(3)).toBeChecked()
  await expect.element(page.getByText('1 answered')).toBeVisible()
})

test('what is handed in elsewhere takes no more answers, and its result comes by itself', async () => {
  const { handInElsewhere } = await openAttempt()
  await commands.setLine([{ ...read, does: 'hold' }])
  await handInElsewhere()
  await radio(0).click()

  await expect.element(page.getByText('This assessment is handed in')).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  await commands.setLine([])
  await expect.element(result).toBeVisible()
})

test('when this clock says that the time is over and the server does not, the attempt goes on', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  await openAttempt()
  vi.advanceTimersByTime(8 * 60_000)

  await expect.element(page.getByRole('timer')).toHaveAccessibleName(/^7 min/)
  await radio(0).click()
  await expect.element(page.getByText('Answers saved')).toBeVisible()
})

test('when the time is over no more answers can be given, and the page waits for the server to grade', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { handInElsewhere } = await openAttempt()
  await expect.element(page.getByRole('timer')).toHaveAccessibleName(/^7 minutes, \d+ seconds left$/)
  vi.advanceTimersByTime(3 * 60_000)
  await expect.element(page.getByRole('timer')).toHaveAccessibleName(/^4 minutes, \d+ seconds left$/)
  await expect.element(page.getByText('5 minutes left.')).toBeInTheDocument()

  await commands.setLine([{ ...read, does: 'hold' }])
  vi.advanceTimersByTime(5 * 60_000)
  await expect.element(page.getByText('Time is up')).toBeVisible()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  // The server's clock stands still, so finish the attempt as it would at the deadline.
  await handInElsewhere()
  await commands.setLine([])
  await expect.element(result).toBeVisible()
})
