import type { FastifyInstance } from 'fastify'
import { listLibraryCourses } from './modules/3-skills/courses/get-course.ts'

/**
 * Asks for the page of each course as a browser does, one after the other, so that nobody waits for its first rendering. The first page of
 * a process takes ten times as long as the twentieth: V8 compiles what it sees to be used.
 */
export async function* renderAhead(app: FastifyInstance): AsyncGenerator<void> {
  for (const { id } of listLibraryCourses()) {
    await app.inject({ url: `/library/${id}`, headers: { accept: 'text/html' } })
    yield
  }
}
