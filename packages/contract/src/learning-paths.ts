import { z } from 'zod'
import { libraryCourseView } from './courses.ts'

/** Courses of the library in an order that leads somewhere. `why`: what each does at its place. */
export const learningPathView = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  courses: z.array(libraryCourseView.extend({ why: z.string() })),
})
export type LearningPathView = z.infer<typeof learningPathView>

export const learningPathListView = z.object({ paths: z.array(learningPathView) })
export type LearningPathListView = z.infer<typeof learningPathListView>
