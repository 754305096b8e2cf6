import { type GeneratedCourseView, samplePrompts } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const prompt = 'Teach me React'
const generate = '/api/ai-course/generate'
type Person = Awaited<ReturnType<TestApp['insertUser']>>

async function keepCourse(t: TestApp, person: Person, asked: string = prompt): Promise<GeneratedCourseView> {
  return (await t.as(person).post(generate, { prompt: asked })).json()
}

describe('without an AI provider', () => {
  test('a prompt is answered from the library with whole lessons, and not kept without a session', async () => {
    const t = await startTestApp()

    const answer = await t.anonymous.post(generate, { prompt: samplePrompts[0] })

    expect(answer.statusCode).toBe(200)
    const course: GeneratedCourseView = answer.json()
    expect(course).toMatchObject({ source: 'library', libraryId: 'escrow-and-contracts', _id: null })
    expect(course.lessons.length).toBeGreaterThanOrEqual(5)
    for (const { text, topics, check } of course.lessons) {
      expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(200)
      expect(topics.length).toBeGreaterThanOrEqual(3)
      expect(check.options).toContain(check.answer)
    }
  })

  test('a prompt that no course deals with is told so, and what there is', async () => {
    const t = await startTestApp()

    const answer = await t.anonymous.post(generate, { prompt: 'The tactics of chess endgames' })

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'course.not_covered'])
    expect(answer.json().error).toMatch(/no course on this.*It covers .*React.*/s)
  })

  test.each([
    { what: 'nothing', body: {}, sentence: 'Prompt is required.' },
    { what: 'white space', body: { prompt: ' \n ' }, sentence: 'Prompt is required.' },
    { what: 'a number', body: { prompt: 7 }, sentence: 'Prompt must be text.' },
    { what: 'a novel', body: { prompt: 'x'.repeat(2_001) }, sentence: 'Prompt can be at most 2,000 characters long.' },
  ])('a prompt of $what is refused', async ({ body, sentence }) => {
    const t = await startTestApp()
    const answer = await t.anonymous.post(generate, body)

    expect([answer.statusCode, answer.json().error]).toEqual([400, sentence])
  })

  test('a client that asks for lines gets the course lesson by lesson, and finally the id of the kept course', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()

    const answer = await t.as(ada).post(generate, { prompt }, { headers: { accept: 'application/x-ndjson' } })

    expect(answer.headers['content-type']).toBe('application/x-ndjson')
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const whole: GeneratedCourseView = await keepCourse(t, ada)
    expect(lines[0]).toMatchObject({ type: 'course', libraryId: 'react', lessonCount: whole.lessons.length })
    expect(lines.slice(1, -1).map(({ lesson }) => lesson)).toEqual(whole.lessons)
    expect(lines.at(-1)).toEqual({ type: 'done', _id: whole._id })
  })

  test('makes an address wait that asks without end, and no other one', async () => {
    const t = await startTestApp({ rateLimitFactor: 0.01 })
    t.setClock(new Date()) // A busy machine may take as long as the wait.
    const ask = (remoteAddress: string) => t.anonymous.post(generate, { prompt }, { remoteAddress })
    for (let count = 0; count < 2; count += 1) expect((await ask('192.0.2.87')).statusCode).toBe(200)

    const refused = await ask('192.0.2.87')

    expectFailure(refused, 429, 'throttle.course')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('192.0.2.88')).statusCode).toBe(200)
  })

  test('a session that has ended gets a course as if there were none', async () => {
    const t = await startTestApp()
    const answer = await t.as({ token: 'long-gone' }).post(generate, { prompt })

    expect([answer.statusCode, answer.json()._id]).toEqual([200, null])
  })
})

describe('a kept course', () => {
  test('is listed for its owner alone, newest first, page by page', async () => {
    const t = await startTestApp()
    const [ada, stranger] = [await t.insertUser(), await t.insertUser()]
    t.setClock(new Date('2026-01-01T10:00:00Z'))
    await keepCourse(t, ada, 'Teach me React')
    t.setClock(new Date('2026-01-01T11:00:00Z'))
    await keepCourse(t, ada, 'Teach me Python')

    const first = await t.as(ada).get('/api/courses?limit=1')
    const second = await t.as(ada).get(`/api/courses?limit=1&cursor=${String(first.headers['x-next-cursor'])}`)

    expect([first.headers['x-total-count'], second.headers['x-next-cursor']]).toEqual(['2', undefined])
    expect([...first.json(), ...second.json()]).toMatchObject([
      { prompt: 'Teach me Python', source: 'library', doneCount: 0 },
      { prompt: 'Teach me React', source: 'library', doneCount: 0 },
    ])
    expect((await t.as(stranger).get('/api/courses')).json()).toEqual([])
  })

  test('of the library is kept once, however often it is asked for, with what is done in it', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const course = await keepCourse(t, ada)
    const lesson = course.lessons[1]?.id
    await t.as(ada).put(`/api/courses/${course._id}/lessons/${lesson}`, { done: true })

    const again = await keepCourse(t, ada, 'react for my next project')

    expect(again._id).toBe(course._id)
    expect((await t.as(ada).get(`/api/courses/${course._id}`)).json()).toMatchObject({
      prompt: 'react for my next project',
      doneLessons: [lesson],
    })
  })

  test('counts the lessons done, each once, until they are taken back', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const course = await keepCourse(t, ada)
    const [one, other] = course.lessons.map(({ id }) => `/api/courses/${course._id}/lessons/${id}`)

    for (const address of [other, one, one]) await t.as(ada).put(address!, { done: true })
    const both = (await t.as(ada).get('/api/courses')).json()
    const taken = await t.as(ada).put(one!, { done: false })

    expect(both[0].doneCount).toBe(2)
    expect(taken.json().doneLessons).toEqual([course.lessons[1]?.id])
  })

  test('of ten lessons marked at once none is lost', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const course = await keepCourse(t, ada)
    const marks = course.lessons.map(
      ({ id }) =>
        () =>
          t.as(ada).put(`/api/courses/${course._id}/lessons/${id}`, { done: true }),
    )

    await t.race({ table: 'courses', id: course._id! }, marks)

    const kept = (await t.as(ada).get(`/api/courses/${course._id}`)).json()
    expect(kept.doneLessons).toEqual(course.lessons.map(({ id }) => id))
  })

  test('made again keeps its id, its lessons and what is done', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const course = await keepCourse(t, ada)
    await t.as(ada).put(`/api/courses/${course._id}/lessons/${course.lessons[0]?.id}`, { done: true })

    const again = await t.as(ada).post(`/api/courses/${course._id}/regenerate`)

    expect(again.json()).toEqual(course)
    expect((await t.as(ada).get(`/api/courses/${course._id}`)).json().doneLessons).toEqual([course.lessons[0]?.id])
  })

  test('of the library is shared under its address there', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const course = await keepCourse(t, ada)

    const shared = await t.as(ada).put(`/api/courses/${course._id}/share`, { shared: true })

    expect(shared.json().shareUrl).toBe('http://localhost:3000/library/react')
    expect((await t.anonymous.get('/api/library/react')).json().lessons).toEqual(course.lessons)
  })

  test('that is given up is gone', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const course = await keepCourse(t, ada)

    expect((await t.as(ada).delete(`/api/courses/${course._id}`)).statusCode).toBe(204)

    expect((await t.as(ada).get(`/api/courses/${course._id}`)).json().code).toBe('course.not_found')
  })

  test('is as unknown to a stranger as one that never was', async () => {
    const t = await startTestApp()
    const [ada, stranger] = [await t.insertUser(), await t.insertUser()]
    const course = await keepCourse(t, ada)
    const acts = (id: string | null) => [
      t.as(stranger).get(`/api/courses/${id}`),
      t.as(stranger).delete(`/api/courses/${id}`),
      t.as(stranger).post(`/api/courses/${id}/regenerate`),
      t.as(stranger).put(`/api/courses/${id}/share`, { shared: true }),
      t.as(stranger).put(`/api/courses/${id}/lessons/${course.lessons[0]?.id}`, { done: true }),
    ]

    const real = await Promise.all(acts(course._id))
    const invented = await Promise.all(acts(t.newId()))

    expect(real.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(real.map(({ body }) => body)).toEqual(invented.map(({ body }) => body))
    expect((await t.as(ada).get(`/api/courses/${course._id}`)).statusCode).toBe(200)
  })

  test('has no lessons but its own', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const course = await keepCourse(t, ada)

    const answer = await t.as(ada).put(`/api/courses/${course._id}/lessons/no-such-lesson`, { done: true })

    expect([answer.statusCode, answer.json().code]).toEqual([404, 'course.lesson_not_found'])
  })
})

describe('the library', () => {
  test('a library course is kept once, with its earlier prompt and progress', async () => {
    const t = await startTestApp()
    const [ada, stranger] = [await t.insertUser(), await t.insertUser()]
    const asked = await keepCourse(t, ada)
    await t.as(ada).put(`/api/courses/${asked._id}/lessons/${asked.lessons[0]?.id}`, { done: true })

    const again = await t.as(ada).put('/api/library/react/kept')
    const fresh = await t.as(stranger).put('/api/library/react/kept')
    const unknown = await t.as(ada).put('/api/library/juggling/kept')

    expect(again.json()).toMatchObject({ _id: asked._id, prompt, doneLessons: [asked.lessons[0]?.id] })
    expect(fresh.json()).toMatchObject({ libraryId: 'react', prompt: again.json().courseTitle, doneLessons: [] })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'course.not_found'])
  })

  test('whether a course of it is kept can be asked', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    const kept = await keepCourse(t, ada)
    await keepCourse(t, ada, 'Teach me Python')

    const react = await t.as(ada).get('/api/courses?libraryId=react')
    const ruby = await t.as(ada).get('/api/courses?libraryId=ruby')

    expect(react.json()).toMatchObject([{ _id: kept._id }])
    expect([react.headers['x-total-count'], ruby.json()]).toEqual(['1', []])
    expectFailure(await t.as(ada).get('/api/courses?libraryId=%00'), 400, 'request.invalid')
  })

  test('lists every course', async () => {
    const t = await startTestApp()
    const list = (await t.anonymous.get('/api/library')).json()

    expect(list.length).toBeGreaterThanOrEqual(30)
    expect(list).toContainEqual(expect.objectContaining({ id: 'react', skill: 'React' }))
  })

  test('says what a lesson relies on, and not what its code should print', async () => {
    const t = await startTestApp()
    const [lesson] = (await t.anonymous.get('/api/library/javascript')).json().lessons

    expect(lesson.checked).toEqual({ against: 'ECMAScript 2025', on: '2026-11' })
    expect(lesson.sources).toContainEqual(
      expect.objectContaining({ url: expect.stringMatching(/^https:\/\/developer\.mozilla\.org\//) }),
    )
    expect([lesson.example, lesson.check].filter((part) => 'run' in part)).toEqual([])
  })

  test('says of a subject without versions that a lesson was checked against its sources', async () => {
    const t = await startTestApp()
    const [lesson] = (await t.anonymous.get('/api/library/history')).json().lessons

    expect(lesson.checked).toEqual({ against: 'the sources above', on: '2026-11' })
  })

  test.each([
    '/api/library/juggling',
    '/api/shared/courses/AAAAAAAAAAAAAAAAAAAAAA',
    '/api/shared/courses/%00',
    '/api/shared/courses/%00/pdf',
    '/api/courses/not-an-id',
  ])('%s is missing', async (address) => {
    const t = await startTestApp()
    const answer = await t.as(await t.insertUser()).get(address)

    expect([answer.statusCode, answer.json().code]).toEqual([404, 'course.not_found'])
  })
})
