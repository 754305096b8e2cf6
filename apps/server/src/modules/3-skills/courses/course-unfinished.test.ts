import type { CourseEvent, CourseSummaryView, KeptCourseView } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { lesson, lessons, outline, titles, writes } from '../../../testing/ai-course.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { type AiRequest, type AiScript, startOpenAiServer } from '../../../testing/openai-server.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const generate = '/api/ai-course/generate'
const prompt = 'How glass is blown'
const lines = { headers: { accept: 'application/x-ndjson' } }
const outage: AiScript = { status: 500 }
const lengthOf = (...elements: unknown[]) => JSON.stringify({ elements }).length

async function startWithProvider(...script: AiScript[]) {
  const server = await startOpenAiServer(...script)
  const t = await startTestApp({ ai: server.config() })
  const ada = await t.insertUser()
  const list = async (): Promise<CourseSummaryView[]> => (await t.as(ada).get('/api/courses')).json()
  const kept = async (id: string): Promise<KeptCourseView> => (await t.as(ada).get(`/api/courses/${id}`)).json()
  const goOn = (id: string, as: { token: string } = ada, settings = {}) =>
    t.as(as).post(`/api/courses/${id}/continue`, undefined, settings)
  return { t, server, ada, list, kept, goOn }
}

const breaksOffAfterTwo: AiScript[] = [
  outline(),
  { ...writes(...lessons(1, 3)), breakAfter: lengthOf(...lessons(1, 2)) + 100 },
  outage,
]

async function startUnfinished(...script: AiScript[]) {
  const started = await startWithProvider(...breaksOffAfterTwo, ...script)
  await started.t.as(started.ada).post(generate, { prompt }, lines)
  const [unfinished] = await started.list()
  return { ...started, id: unfinished!._id }
}

const eventsIn = (body: string): CourseEvent[] =>
  body
    .trim()
    .split(/\n+/)
    .map((line) => JSON.parse(line))

describe('a course that breaks off', () => {
  test('is kept as far as it came, and ends with a sentence', async () => {
    const { t, ada, list, kept } = await startWithProvider(...breaksOffAfterTwo)

    const events = eventsIn((await t.as(ada).post(generate, { prompt }, lines)).body)

    expect(events.map(({ type }) => type)).toEqual(['course', 'kept', 'lesson', 'lesson', 'failed'])
    expect(events.at(-1)).toMatchObject({ error: expect.stringMatching(/AI service/) })
    const [course, ...others] = await list()
    expect(others).toEqual([])
    expect(course).toMatchObject({ lessonCount: 2, unwrittenCount: 1, doneCount: 0 })
    expect(events[1]).toEqual({ type: 'kept', _id: course?._id })
    const shown = events.flatMap((event) => (event.type === 'lesson' ? [event.lesson] : []))
    expect(await kept(course!._id)).toMatchObject({ prompt, lessons: shown, unwrittenTitles: [titles[2]] })
  })

  test('before its first lesson is not kept', async () => {
    const { t, ada, list } = await startWithProvider(outline(), { ...writes(lesson(1)), breakAfter: 20 }, outage)

    const events = eventsIn((await t.as(ada).post(generate, { prompt }, lines)).body)

    expect(events.map(({ type }) => type)).toEqual(['course', 'failed'])
    expect(await list()).toEqual([])
  })

  test('is there while the provider still writes, so that the end of the server loses nothing', async () => {
    const rest = Promise.withResolvers<void>()
    const pause = { after: lengthOf(lesson(1)) + 100, until: rest.promise }
    const { t, ada, list } = await startWithProvider(outline(), { ...writes(...lessons(1, 3)), pause })

    const { reader } = await openStream(t, ada)
    await readUntil(reader, '"type":"lesson"')

    expect(await list()).toMatchObject([{ lessonCount: 1, unwrittenCount: 2 }])
    rest.resolve()
    await readUntil(reader, '"type":"done"')
    expect(await list()).toMatchObject([{ lessonCount: 3, unwrittenCount: 0 }])
  })

  test('because its reader left is kept, and the provider is stopped', async () => {
    const asked = Promise.withResolvers<AiRequest>()
    const { t, ada, list } = await startWithProvider(outline(), (request) => {
      asked.resolve(request)
      return { ...writes(...lessons(1, 3)), hangAfter: lengthOf(lesson(1)) + 100 }
    })
    const { reader, leave } = await openStream(t, ada)
    await readUntil(reader, '"type":"lesson"')

    leave()
    const request = await asked.promise
    await request.ended

    expect(request.wasAborted).toBe(true)
    expect(await list()).toMatchObject([{ lessonCount: 1, unwrittenCount: 2 }])
  })
})

type Started = Awaited<ReturnType<typeof startTestApp>>

async function openStream({ app }: Started, { token }: { token: string }) {
  const visitor = new AbortController()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${address}${generate}`, {
    method: 'POST',
    headers: { ...lines.headers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt }),
    signal: visitor.signal,
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  return { reader, leave: () => visitor.abort() }
}

async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string) {
  for (let read = ''; !read.includes(text); ) {
    const { value, done } = await reader.read()
    if (done) throw new Error(`the stream ended before ${text}: ${read}`)
    read += value
  }
}

describe('an unfinished course, gone on with', () => {
  test('gets the lessons it lacks, and is the same course', async () => {
    const { server, list, kept, goOn, id } = await startUnfinished(writes(lesson(3)))
    const before = await kept(id)

    const events = eventsIn((await goOn(id, undefined, lines)).body)

    expect(events.map(({ type }) => type)).toEqual(['course', 'lesson', 'lesson', 'lesson', 'done'])
    expect(events[0]).toMatchObject({ courseTitle: 'Glass by hand', lessonCount: 3, source: 'ai' })
    expect(events.at(-1)).toEqual({ type: 'done', _id: id })
    expect(await list()).toMatchObject([{ _id: id, lessonCount: 3, unwrittenCount: 0 }])
    const after = await kept(id)
    expect(after.lessons.slice(0, 2)).toEqual(before.lessons)
    expect(after.lessons[2]).toMatchObject({ id: 'cooling-without-cracks', title: titles[2] })
    expect(server.requests.at(-1)?.data).toMatchObject({
      allLessons: titles,
      lessonsToWrite: [{ number: 3, title: titles[2] }],
    })
  })

  test('and again when it is finished stays as it is, without a question to the provider', async () => {
    const { server, kept, goOn, id } = await startUnfinished(writes(lesson(3)))
    await goOn(id)
    const [before, asked] = [await kept(id), server.requests.length]

    const again = await goOn(id)

    expect([again.statusCode, again.json()._id]).toEqual([200, id])
    expect(again.json().lessons).toEqual(before.lessons)
    expect(await kept(id)).toEqual(before)
    expect(server.requests).toHaveLength(asked)
  })

  test('and broken off anew keeps what was added', async () => {
    const started = await startWithProvider(
      outline(),
      { ...writes(...lessons(1, 3)), breakAfter: lengthOf(lesson(1)) + 100 },
      outage,
      { ...writes(...lessons(2, 3)), breakAfter: lengthOf(lesson(2)) + 100 },
      outage,
    )
    const { t, ada, list, goOn } = started
    await t.as(ada).post(generate, { prompt }, lines)
    const [first] = await list()

    expect((await goOn(first!._id)).statusCode).toBe(503)

    expect(await list()).toMatchObject([{ _id: first!._id, lessonCount: 2, unwrittenCount: 1 }])
  })

  test('in two tabs at once is written by one, and the other is told', async () => {
    const [both, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let asked = 0
    const held: AiScript = () => {
      asked += 1
      if (asked === 2) both.resolve()
      return { ...writes(lesson(3)), until: release.promise }
    }
    const { kept, goOn, id } = await startUnfinished(held)

    const running = [goOn(id), goOn(id)]
    await both.promise
    release.resolve()
    const answers = await Promise.all(running)

    expect(sortedStatuses(answers)).toEqual([200, 409])
    const [made, refused] = answers[0]?.statusCode === 200 ? answers : answers.toReversed()
    expect(expectFailure(refused!, 409, 'course.written_elsewhere').message).toMatch(/another tab/)
    const course = await kept(id)
    expect(course.lessons).toEqual(made?.json().lessons)
    expect(course.unwrittenTitles).toEqual([])
  })

  test('that is deleted meanwhile stays deleted', async () => {
    const [asked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { t, ada, list, goOn, id } = await startUnfinished(() => {
      asked.resolve()
      return { ...writes(lesson(3)), until: release.promise }
    })

    const running = goOn(id)
    await asked.promise
    await t.as(ada).delete(`/api/courses/${id}`)
    release.resolve()

    expectFailure(await running, 404, 'course.not_found')
    expect(await list()).toEqual([])
  })

  test('is another’s own: a stranger does not learn of it, and the provider is not asked', async () => {
    const { t, server, goOn, id } = await startUnfinished(writes(lesson(3)))
    const asked = server.requests.length

    expectFailure(await goOn(id, await t.insertUser()), 404, 'course.not_found')

    expect(server.requests).toHaveLength(asked)
  })

  test('counts like a new course', async () => {
    const { t, ada, goOn, id } = await startUnfinished(writes(lesson(3)))
    const counted = () => t.value('select requests from ai_usage where key = $1', [`user:${ada.id}`])
    expect(await counted()).toBe(1)

    await goOn(id)

    expect(await counted()).toBe(2)
  })

  test('keeps what is done, and can be made again as a whole instead', async () => {
    const { t, ada, kept, id } = await startUnfinished(outline(), writes(...lessons(1, 3)))
    const { lessons: before } = await kept(id)
    await t.as(ada).put(`/api/courses/${id}/lessons/${before[1]!.id}`, { done: true })

    expect((await t.as(ada).post(`/api/courses/${id}/regenerate`)).statusCode).toBe(200)

    expect(await kept(id)).toMatchObject({
      lessons: { length: 3 },
      unwrittenTitles: [],
      doneLessons: [before[1]!.id],
    })
  })
})

test('the database knows no course that lacks lessons and has none', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  const insert = (lessonsJson: string | null, libraryId: string | null) =>
    t.pool.query(
      `insert into courses (user_id, prompt, title, description, lessons, library_id, unwritten_titles)
       values ($1, 'p', 't', 'd', $2, $3, '{Cooling}')`,
      [ada.id, lessonsJson, libraryId],
    )

  await expect(insert('[]', null)).rejects.toThrow(/courses_unfinished/)
  await expect(insert(null, 'react')).rejects.toThrow(/courses_unfinished/)
})
