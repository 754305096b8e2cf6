import type { PublicCourseView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../testing/mount.tsx'
import { person } from '../../../testing/people.ts'
import type { CourseGeneration, GenerationPhase } from './course-generation.ts'
import { CoursePanel } from './course-panel.tsx'

async function arrived(phase: GenerationPhase): Promise<CourseGeneration> {
  const course = await (await person()).call<PublicCourseView>('GET', '/api/library/react')
  const { courseTitle, description, lessons } = course
  return {
    request: { kind: 'new', prompt: 'How glass is blown' },
    phase,
    head: { courseTitle, description, source: 'ai', libraryId: null, lessonCount: 3 },
    lessons: lessons.slice(0, 1),
    keptCourseId: null,
  }
}

test('a course that broke off says how many lessons are there, and that the others are to be written', async () => {
  await page.viewport(1280, 800)
  mount(<CoursePanel generation={await arrived('lost')} onRetry={() => {}} />)

  await expect.element(page.getByText('The connection was lost.')).toBeVisible()
  await expect.element(page.getByText('1 of 3 lessons', { exact: true })).toBeVisible()
  await expect.element(page.getByText('2 more to write')).toBeVisible()
  await expect.element(page.getByText('3 of 3 lessons')).not.toBeInTheDocument()
})

test('while it is written, it says once how far it is', async () => {
  await page.viewport(1280, 800)
  mount(<CoursePanel generation={await arrived('running')} />)

  await expect.element(page.getByText('1 of 3 lessons')).toBeVisible()
  expect(page.getByText('of 3 lessons').elements()).toHaveLength(1)
  await expect.element(page.getByText('more to write')).not.toBeInTheDocument()
})
