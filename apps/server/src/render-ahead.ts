import type { FastifyInstance } from 'fastify'
import { listLibraryCourses } from './modules/3-skills/courses/get-course.ts'

/** The first page of a process takes ten times as long as the tenth: V8 compiles code as it is used. */
const pagesAhead = 8

/** Renders pages of courses as for a visitor, one at a time. */
export async function* renderAhead(app: FastifyInstance): AsyncGenerator<void> {
  for (const { id } of listLibraryCourses().slice(0, pagesAhead)) {
    await app.inject({ url: `/library/${id}`, headers: { accept: 'text/html' } })
    yield
  }
}
