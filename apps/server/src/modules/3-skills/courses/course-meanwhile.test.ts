import type { CourseEvent, KeptCourseView, LessonView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { lessons, outline, titles, writes } from '../../../testing/ai-course.ts'
import { testPassword } from '../../../testing/builders.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { type AiScript, startOpenAiServer } from '../../../testing/openai-server.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const generate = '/api/ai-course/generate'
const prompt = 'How glass is blown'
const lines = { headers: { accept: 'application/x-ndjson' } }

/** A provider whose lessons wait, once `hold` is called, until `release` is; `asked` resolves at the `count`-th request for them. */
async function startHeld() {
  let held: { count: number; until: Promise<void>; asked: () => void } | undefined
  const script: AiScript = ({ data }) => {
    if (!data.lessonsToWrite) return outline(wanted.shift() ?? titles)
    const answer = writes(...lessons(1, data.lessonsToWrite.length))
    if (!held) return answer
    held.count -= 1
    if (held.count === 0) held.asked()
    return { ...answer, until: held.until }
  }
  const wanted: string[][] = []
  const server = await startOpenAiServer(script)
  const t = await startTestApp({ ai: server.config({ timeoutMs: 60_000 }), logLevel: 'error' })
  const ada = await t.insertUser()
  const hold = (count: number) => {
    const [asked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    held = { count, until: release.promise, asked: asked.resolve }
    return { asked: asked.promise, release: release.resolve }
  }
  return { t, ada, hold, wanted, kept: async () => (await t.as(ada).post(generate, { prompt })).json() }
}

test.each([
  ['a new course', async () => generate, 'session.invalid'],
  [
    'a kept course written anew',
    async ({ kept }: Awaited<ReturnType<typeof startHeld>>) => `/api/courses/${(await kept())._id}/regenerate`,
    'course.not_found',
  ],
] as const)(
  '%s ends with a sentence if its owner deletes their account meanwhile, and nothing is logged as an error',
  async (_which, urlOf, code) => {
    const held = await startHeld()
    const { t, ada, hold } = held
    const url = await urlOf(held)
    const { asked, release } = hold(1)
    const running = t.as(ada).post(url, url === generate ? { prompt } : undefined, lines)
    await asked

    const left = await t.as(ada).post('/api/account/deletion', { password: testPassword })
    release()

    expect(left.statusCode).toBe(204)
    const events = (await running).body
      .trim()
      .split(/\n+/)
      .map((line): CourseEvent => JSON.parse(line))
    expect(events.at(-1)).toMatchObject({ type: 'failed', code })
    expect(t.logged()).toEqual([])
    expect(await t.value('select count(*) from courses where user_id = $1', [ada.id])).toBe(0)
  },
)

test('of two who write one course anew at once, one is refused, and the course is that of the other', async () => {
  const { t, ada, hold, wanted, kept } = await startHeld()
  const { _id } = await kept()
  const url = `/api/courses/${_id}`
  const [first, second] = [
    [...titles, 'Colors'],
    [...titles, 'Engraving'],
  ]
  wanted.push(first, second)
  const { asked, release } = hold(2)
  const running = [t.as(ada).post(`${url}/regenerate`), t.as(ada).post(`${url}/regenerate`)]
  await asked
  release()
  const answers = await Promise.all(running)

  expect(sortedStatuses(answers)).toEqual([200, 409])
  const [made, refused] = answers[0]?.statusCode === 200 ? answers : answers.toReversed()
  expectFailure(refused!, 409, 'course.changed')
  const course = (await t.as(ada).get(url)).json<KeptCourseView>()
  const lessons: LessonView[] = made?.json().lessons
  expect(course.lessons).toEqual(lessons.map((lesson) => ({ ...lesson, keptIn: _id })))
})

test('what is marked as done and shared while a course is written anew stays', async () => {
  const { t, ada, hold, kept } = await startHeld()
  const { _id, lessons: before } = await kept()
  const url = `/api/courses/${_id}`
  const { asked, release } = hold(1)
  const running = t.as(ada).post(`${url}/regenerate`)
  await asked
  await t.as(ada).put(`${url}/lessons/${before[0].id}`, { done: true })
  await t.as(ada).put(`${url}/share`, { shared: true })
  release()

  expect((await running).statusCode).toBe(200)
  const course = (await t.as(ada).get(url)).json<KeptCourseView>()
  expect(course).toMatchObject({ doneLessons: [before[0].id], shareUrl: expect.any(String) })
})

test('writing courses anew counts for the address like writing new ones', async () => {
  // One person may write once a minute now, and one address make two courses.
  const t = await startTestApp({ rateLimitFactor: 0.01 })
  t.setClock(new Date()) // A busy machine may take as long as the wait.
  const again = async (remoteAddress: string) => {
    const ada = await t.insertUser()
    const text = `insert into courses (user_id, prompt, library_id, title, description)
      values ($1, 'React', 'react', 'React', 'From the library.') returning id`
    const url = `/api/courses/${String(await t.value(text, [ada.id]))}/regenerate`
    return t.as(ada).post(url, undefined, { remoteAddress })
  }
  for (let count = 0; count < 2; count += 1) expect((await again('192.0.2.91')).statusCode).toBe(200)

  expectFailure(await again('192.0.2.91'), 429, 'throttle.course')
  expect((await again('192.0.2.92')).statusCode).toBe(200)
})
