import type { PublicCourseView } from '@guildhall/contract'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person } from '../../../testing/people.ts'
import { CourseReader } from './course-reader.tsx'

function Reader({ course }: { course: PublicCourseView }) {
  const [lessonId, setLessonId] = useState<string | null>(null)
  return (
    <CourseReader
      lessons={course.lessons}
      lessonId={lessonId}
      onLesson={setLessonId}
      headingLevel={2}
      project={course.project}
      libraryId={null}
    />
  )
}

test('on a phone, the lessons are chosen in a sheet that shows the title and the minutes of each', async () => {
  await page.viewport(375, 667)
  const reader = await person()
  const course = await reader.call<PublicCourseView>('GET', '/api/library/react')
  const [first, second] = course.lessons
  mount(<Reader course={course} />)
  await expect.element(page.getByRole('tablist')).not.toBeInTheDocument()

  await page.getByRole('button', { name: `Lesson 1 of ${course.lessons.length}: ${first?.title}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Lessons' })
  await expect.element(sheet.getByRole('listitem')).toHaveLength(course.lessons.length)
  await expect.element(sheet.getByRole('button', { name: /^Lesson 1 / })).toHaveAttribute('aria-current', 'true')
  const row = sheet.getByRole('button', { name: /^Lesson 2 / })
  await expect.element(row).toHaveTextContent(`Lesson 2${second?.minutes} min${second?.title}`)
  await row.click()

  await expect.element(sheet).not.toBeInTheDocument()
  const opener = page.getByRole('button', { name: `Lesson 2 of ${course.lessons.length}: ${second?.title}` })
  await expect.element(opener).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: second?.title ?? '', level: 2 })).toBeVisible()

  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()

  await page.getByRole('button', { name: 'Next Lesson' }).click()
  await expect.element(page.getByRole('heading', { name: course.lessons[2]?.title ?? '', level: 2 })).toHaveFocus()
})

test('on a phone, a long title ends before the edge of its button', async () => {
  await page.viewport(375, 667)
  const reader = await person()
  const course = await reader.call<PublicCourseView>('GET', '/api/library/react')
  const [first, ...others] = course.lessons
  if (!first) throw new Error('a course without lessons')
  mount(<Reader course={{ ...course, lessons: [{ ...first, title: 'Values and names '.repeat(6) }, ...others] }} />)

  const opener = page.getByRole('button', { name: /^Lesson 1 of/ })
  await expect.element(opener).toBeVisible()
  const { left, right } = opener.element().getBoundingClientRect()
  const inside = [...opener.element().querySelectorAll('*')].map((part) => part.getBoundingClientRect())
  expect(inside.filter((part) => part.left < left || part.right > right)).toEqual([])
})

/** What a lesson has in print, line by line: the name of each element with its text. */
function printed(panel: Element | undefined): string[] {
  const copy = panel?.cloneNode(true) as Element
  for (const unprinted of copy.querySelectorAll('[class*="print:hidden"], details > :not(summary)')) unprinted.remove()
  return [...copy.querySelectorAll('*')].flatMap((element) => {
    const text = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data)
    return text.length > 0 || element.id ? `${element.localName} ${element.id} ${text.join('')}` : []
  })
}

test('a lesson is printed the same before it is opened, without anything to press; once opened, it stays as it was left', async () => {
  await page.viewport(1280, 800)
  const reader = await person()
  const course = await reader.call<PublicCourseView>('GET', '/api/library/react')
  mount(<Reader course={course} />)
  const panels = () => [...document.querySelectorAll('[role=tabpanel]')]
  await expect
    .poll(() => panels().filter((panel) => panel.querySelector('fieldset')).length)
    .toBe(course.lessons.length)
  const closed = panels().map(printed)

  expect(panels().map((panel) => panel.querySelectorAll('button').length > 0)).toEqual(
    course.lessons.map((_lesson, index) => index === 0),
  )
  for (const [index] of course.lessons.entries()) {
    await page.getByRole('tab', { name: new RegExp(`^Lesson ${index + 1}\\b`) }).click()
    await expect.poll(() => panels()[index]?.querySelector('[data-finish-step]')).not.toBeNull()
    expect(printed(panels()[index])).toEqual(closed[index])
  }
  const option = panels()[1]?.querySelector<HTMLInputElement>('input[type=radio]')
  await page.getByRole('tab', { name: /^Lesson 2\b/ }).click()
  option?.click()
  await page.getByRole('tab', { name: /^Lesson 1\b/ }).click()
  await page.getByRole('tab', { name: /^Lesson 2\b/ }).click()

  expect([option?.isConnected, option?.checked]).toEqual([true, true])
})
