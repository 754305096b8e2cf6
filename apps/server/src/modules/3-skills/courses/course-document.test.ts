import { expect, test } from 'vitest'
import { lessons, outline, writes } from '../../../testing/ai-course.ts'
import { startOpenAiServer } from '../../../testing/openai-server.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const oneLine = (text: string) => text.replaceAll('`', '').replace(/\s+/g, ' ').trim()

async function keepCourse(t: TestApp) {
  const owner = await t.insertUser()
  const course = (await t.as(owner).post('/api/ai-course/generate', { prompt: 'Teach me React' })).json()
  return { owner, course }
}

test('a course of the library is there as a PDF, with every lesson, its code and its answers', async () => {
  const t = await startTestApp()
  const course = (await t.anonymous.get('/api/library/react')).json()

  const answer = await t.anonymous.get('/api/library/react/pdf')

  expect(answer.headers['content-type']).toBe('application/pdf')
  const { text, outline, title, pages } = await readPdf(answer.rawPayload)
  expect(title).toBe(course.courseTitle)
  const body = oneLine(pages.map((page) => page.replace(/\d+ of \d+/g, '')).join('\n'))
  for (const [index, lesson] of course.lessons.entries()) {
    expect(outline).toContain(`  Lesson ${index + 1}: ${lesson.title}`)
    for (const topic of lesson.topics) expect(text).toContain(oneLine(topic))
    const firstLine = lesson.example.code.split('\n')[0]
    expect(body).toContain(oneLine(firstLine))
    expect(text).toContain(oneLine(lesson.check.answer))
    expect(text).toContain(oneLine(lesson.sources[0].title))
  }
  expect(outline).toContain('  Answers')
  expect(outline).toContain('  Sources')
})

test('a kept course is a PDF for whom it belongs to; for others it is not there', async () => {
  const t = await startTestApp()
  const { owner, course } = await keepCourse(t)
  const stranger = await t.insertUser()

  const own = await t.as(owner).get(`/api/courses/${course._id}/pdf`)
  const real = await t.as(stranger).get(`/api/courses/${course._id}/pdf`)
  const invented = await t.as(stranger).get(`/api/courses/${crypto.randomUUID()}/pdf`)

  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'no-store'])
  expect((await readPdf(own.rawPayload)).title).toBe(course.courseTitle)
  expect([real.statusCode, real.json()]).toEqual([invented.statusCode, invented.json()])
  expect(real.statusCode).toBe(404)
})

test('a shared course is a PDF for anyone with its address, until sharing ends', async () => {
  const server = await startOpenAiServer(outline(), writes(...lessons(1, 3)))
  const t = await startTestApp({ ai: server.config() })
  const ada = await t.insertUser()
  const { _id } = (await t.as(ada).post('/api/ai-course/generate', { prompt: 'How glass is blown' })).json()
  const share = async (shared: boolean) => (await t.as(ada).put(`/api/courses/${_id}/share`, { shared })).json()
  const { shareUrl } = await share(true)
  const path = `/api${new URL(shareUrl).pathname}/pdf`

  const shared = await t.anonymous.get(path)
  await share(false)
  const takenBack = await t.anonymous.get(path)

  const { title, text } = await readPdf(shared.rawPayload)
  expect([shared.statusCode, title]).toEqual([200, 'Glass by hand'])
  expect(text).toContain('written by an AI')
  expect(text).toContain(shareUrl)
  expect(takenBack.statusCode).toBe(404)
})

test('a course that is not shared has no public document', async () => {
  const t = await startTestApp()
  const answer = await t.anonymous.get('/api/shared/courses/never-was/pdf')

  expect([answer.statusCode, answer.json().code]).toEqual([404, 'course.not_found'])
})
