import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person, signInAs } from '../../../testing/people.ts'
import { paths } from '../../paths.ts'
import CourseCreationScreen from './course-creation-screen.tsx'

const stream = { method: 'POST', path: '/(generate|regenerate)$' }
const tabs = page.getByRole('tablist', { name: 'Lessons' }).getByRole('tab', { name: /^Lesson/ })
const prompt = page.getByLabelText('What would you like to learn?')
const saved = page.getByText('Saved in your courses')

const open = (address: string = paths.courseCreation) => mount(<CourseCreationScreen />, address)

async function ask() {
  await prompt.fill('Teach me React')
  await page.getByRole('button', { name: 'Find the course' }).click()
}

const lastLine = '"type":"done"'

/** Calls `act` when the line that ends the course has reached the browser, right before the page gets it. */
function beforeTheLastLineIsRead(act: () => void) {
  const { read } = ReadableStreamDefaultReader.prototype
  let text = ''
  const spy = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read').mockImplementation(async function (
    this: ReadableStreamDefaultReader,
  ) {
    const chunk = await read.call(this)
    const hadCome = text.includes(lastLine)
    text += new TextDecoder().decode(chunk.value) // a line may come in two chunks
    if (!hadCome && text.includes(lastLine)) act()
    return chunk
  })
  onTestFinished(() => spy.mockRestore())
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  signInAs(await person())
})

test('a course is read while it is written, also after looking elsewhere, and has an address once it is kept', async () => {
  await commands.setLine([{ ...stream, does: 'holdAfterLines', lines: 3 }])
  const { unmount } = open()
  await ask()
  await expect.element(page.getByText('2 of 8 lessons')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Looking…' })).toBeDisabled()
  await expect.element(tabs).toHaveLength(2)
  unmount()

  const { router } = open()
  await expect.element(page.getByText('2 of 8 lessons')).toBeVisible()
  const second = page.getByRole('tab', { name: 'Lesson 2' })
  await second.click()
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  await commands.setLine([])
  await expect.element(saved).toBeVisible()
  await expect.element(tabs).toHaveLength(8)
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => router.state.location.search).toMatch(/^\?course=[\w-]+&lesson=/)
  await expect.element(prompt).toHaveValue('')
})

test('a lesson that is chosen in the instant the course is complete stays chosen', async () => {
  const second = page.getByRole('tab', { name: 'Lesson 2' })
  const next = page.getByRole('button', { name: 'Next Lesson' })
  beforeTheLastLineIsRead(() => (next.element() as HTMLElement).click())
  await commands.setLine([{ ...stream, does: 'holdAfterLines', lines: 9 }])
  const { router } = open()
  await ask()
  await expect.element(page.getByText('8 of 8 lessons')).toBeVisible()
  await commands.setLine([])

  await expect.element(saved).toBeVisible()
  await expect.element(second).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => router.state.location.search).toMatch(/^\?course=[\w-]+&lesson=/)
})

test('what has come when the connection breaks stays, is still there on the next visit, and goes once the whole has come', async () => {
  await commands.setLine([{ ...stream, does: 'holdAfterLines', lines: 3 }])
  const { unmount } = open()
  await ask()
  await expect.element(tabs).toHaveLength(2)
  await commands.setLine([{ ...stream, does: 'cut' }])
  const trouble = page.getByText('The connection was lost. What has arrived stays here: 2 of 8 lessons.')
  await expect.element(trouble).toBeVisible()
  unmount()

  open()
  await expect.element(trouble).toBeVisible()
  await expect.element(tabs).toHaveLength(2)
  await commands.setLine([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(saved).toBeVisible()
  await expect.element(tabs).toHaveLength(8)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('a course that is made again gives way to the new lessons, and comes back when they break off', async () => {
  open()
  await ask()
  await expect.element(saved).toBeVisible()
  await page.getByLabelText('Lesson 1 is done').click()
  await expect.element(page.getByText('1 of 8 lessons done').first()).toBeVisible()

  await commands.setLine([{ ...stream, does: 'holdAfterLines', lines: 3 }])
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Regenerate' }).click()
  await expect.element(tabs).toHaveLength(2)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await expect.element(page.getByText('The course stays as it was.')).toBeVisible()
  await expect.element(tabs).toHaveLength(8)
  await expect.element(page.getByLabelText('Lesson 1 is done')).toBeChecked()
})

test('a course on its way ends with the session, and the next person sees nothing of it', async () => {
  await commands.setLine([{ ...stream, does: 'holdAfterLines', lines: 3 }])
  const { unmount } = open()
  await ask()
  await expect.element(page.getByText('2 of 8 lessons')).toBeVisible()
  unmount()
  const isOver = async () => (await commands.listCalls()).find(({ path }) => path.endsWith('/generate'))?.isOver
  expect(await isOver()).toBe(false)
  signInAs(await person())
  await expect.poll(isOver).toBe(true)

  open()
  await expect.element(page.getByRole('heading', { name: 'No courses yet' })).toBeVisible()
  await expect.element(prompt).toHaveValue('')
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument()
})
