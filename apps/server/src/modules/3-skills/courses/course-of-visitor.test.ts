import type { CourseEvent, CourseSummaryView, GeneratedCourseView, KeptCourseView } from '@guildhall/contract'
import { dayMs, visitorCourseDays } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { lesson, lessons, outline, titles, writes } from '../../../testing/ai-course.ts'
import { testPassword } from '../../../testing/builders.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { type AiScript, startOpenAiServer } from '../../../testing/openai-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { insertVisitorCourse } from '../../../testing/visitor-courses.ts'
import { visitorCourses, writtenCoursesPerAccount } from './course.rules.ts'
import { sweepVisitorCourses } from './sweep-visitor-courses.ts'

const generate = '/api/ai-course/generate'
const prompt = 'How glass is blown'
const lines = { headers: { accept: 'application/x-ndjson' } }
// Before the sessions of these tests begin, which would be over by then otherwise.
const made = new Date('2026-01-06T12:00:00Z')
const afterDays = (days: number) => new Date(made.getTime() + days * dayMs)
type Claim = { visitorCourseId: string; visitorToken: string }

async function startWithProvider(...script: AiScript[]) {
  const server = await startOpenAiServer(...script)
  return { server, ...(await start(await startTestApp({ ai: server.config() }))) }
}

async function start(t: TestApp) {
  // The tests of a file share their database.
  await t.pool.query('delete from visitor_courses')
  const ada = await t.insertUser()
  const list = async (as: { token: string } = ada): Promise<CourseSummaryView[]> =>
    (await t.as(as).get('/api/courses')).json()
  const claim = ({ visitorCourseId, visitorToken: token }: Claim, as: { token: string } = ada) =>
    t.as(as).post(`/api/courses/${visitorCourseId}/claim`, { token })
  return { t, ada, list, claim }
}

const startWithClaim = async () => {
  const t = await startTestApp()
  t.setClock(made)
  return { ...(await start(t)), waiting: await insertVisitorCourse(t) }
}

const eventsIn = (body: string): CourseEvent[] =>
  body
    .trim()
    .split(/\n+/)
    .map((line) => JSON.parse(line))

function claimIn(events: readonly CourseEvent[]): Claim {
  const event = events.find(({ type }) => type === 'claimable')
  if (event?.type !== 'claimable') throw new Error('no claim')
  return { visitorCourseId: event._id, visitorToken: event.token }
}

const countWaiting = (t: TestApp) => t.value('select count(*)::int from visitor_courses')

describe('a course written for a visitor', () => {
  test('is kept by the account that signs in, as it was read', async () => {
    const { t, ada, list, claim } = await startWithProvider(outline(), writes(...lessons(1, 3)))
    const events = eventsIn((await t.anonymous.post(generate, { prompt }, lines)).body)
    expect(events.map(({ type }) => type)).toEqual(['course', 'claimable', 'lesson', 'lesson', 'lesson', 'done'])
    expect(events.at(-1)).toEqual({ type: 'done', _id: null })
    const waiting = claimIn(events)

    const answer = await claim(waiting)

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ _id: waiting.visitorCourseId, lessonCount: 3, unwrittenCount: 0 })
    expect(await list()).toEqual([answer.json()])
    const kept = (await t.as(ada).get(`/api/courses/${waiting.visitorCourseId}`)).json<KeptCourseView>()
    const shown = events.flatMap((event) => (event.type === 'lesson' ? [event.lesson] : []))
    expect(kept).toMatchObject({ prompt, source: 'ai', lessons: shown, doneLessons: [], shareUrl: null })
    expect(await countWaiting(t)).toBe(0)
  })

  test('comes with its claim in one answer, too', async () => {
    const { t, list, claim } = await startWithProvider(outline(), writes(...lessons(1, 3)))

    const course = (await t.anonymous.post(generate, { prompt })).json<GeneratedCourseView>()

    expect(course).toMatchObject({ _id: null, claim: { token: expect.stringMatching(/^[\w-]{43}$/) } })
    await claim({ visitorCourseId: course.claim!._id, visitorToken: course.claim!.token })
    expect(await list()).toMatchObject([{ lessonCount: 3 }])
  })

  test('that broke off is gone on with by the account, at its own expense', async () => {
    const [one, two, three] = lessons(1, 3)
    const breakAfter = JSON.stringify({ elements: [one, two] }).length + 100
    const { t, ada, list, claim, server } = await startWithProvider(
      outline(),
      { ...writes(one, two, three), breakAfter },
      { status: 500 },
      writes(three),
    )
    const events = eventsIn((await t.anonymous.post(generate, { prompt }, lines)).body)
    expect(events.at(-1)).toMatchObject({ type: 'failed' })
    await claim(claimIn(events))
    expect(await list()).toMatchObject([{ lessonCount: 2, unwrittenCount: 1 }])

    const { visitorCourseId: id } = claimIn(events)
    expect((await t.as(ada).post(`/api/courses/${id}/continue`)).statusCode).toBe(200)

    expect(await list()).toMatchObject([{ _id: id, lessonCount: 3, unwrittenCount: 0 }])
    expect(server.requests.at(-1)?.data).toMatchObject({ lessonsToWrite: [{ number: 3, title: titles[2] }] })
    expect(await t.value('select requests from ai_usage where key = $1', [`user:${ada.id}`])).toBe(1)
  })

  test('that is claimed while it is written is read to its end, and kept as far as it had come', async () => {
    const [asked, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const pause = { after: JSON.stringify({ elements: [lesson(1)] }).length + 100, until: rest.promise }
    const { t, list, claim } = await startWithProvider(outline(), () => {
      asked.resolve()
      return { ...writes(...lessons(1, 3)), pause }
    })
    const address = await t.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { ...lines.headers, 'content-type': 'application/json' }
    const answer = await fetch(address + generate, { method: 'POST', headers, body: JSON.stringify({ prompt }) })
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    let read = ''
    while (!read.includes('"type":"lesson"')) read += (await reader.read()).value ?? ''

    await claim(claimIn(eventsIn(read)))
    rest.resolve()
    for (let part = await reader.read(); !part.done; part = await reader.read()) read += part.value

    const events = eventsIn(read)
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['lesson', 'done'])
    expect(await list()).toMatchObject([{ lessonCount: 1, unwrittenCount: 2 }])
  })

  test('has no claim if it is one of the library, or did not come to its first lesson', async () => {
    const breakAfter = 20
    const { t } = await startWithProvider(outline(), { ...writes(lesson(1)), breakAfter }, { status: 500 })
    await t.anonymous.post(generate, { prompt }, lines)
    const library = await startTestApp()

    const course = (await library.anonymous.post(generate, { prompt: 'Teach me React' })).json()

    expect(course).not.toHaveProperty('claim')
    expect([await countWaiting(t), await countWaiting(library)]).toEqual([0, 0])
  })
})

describe('a claim', () => {
  test('that is sent again is answered the same, and the course is kept once', async () => {
    const { list, claim, waiting } = await startWithClaim()
    const first = await claim(waiting)

    const again = await claim(waiting)

    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await list()).toHaveLength(1)
  })

  test('of two accounts at once is that of one', async () => {
    const { t, ada, list, claim, waiting } = await startWithClaim()
    const ben = await t.insertUser()

    const answers = await t.race({ table: 'visitor_courses', id: waiting.visitorCourseId }, [
      () => claim(waiting, ada),
      () => claim(waiting, ben),
    ])

    expect(sortedStatuses(answers)).toEqual([200, 404])
    expectFailure(answers.find(({ statusCode }) => statusCode === 404)!, 404, 'course.claim_ended')
    expect((await list(ada)).length + (await list(ben)).length).toBe(1)
  })

  test('of one account in two tabs at once keeps one course, and both are told so', async () => {
    const { t, ada, list, claim, waiting } = await startWithClaim()

    const answers = await t.race({ table: 'users', id: ada.id }, [() => claim(waiting), () => claim(waiting)])

    expect(sortedStatuses(answers)).toEqual([200, 200])
    expect(await list()).toHaveLength(1)
  })

  test('with a forged token gets what one for no course gets, and takes nothing from who has the token', async () => {
    const { t, ada, list, claim, waiting } = await startWithClaim()
    const other = await insertVisitorCourse(t)
    const forged = await claim({ ...waiting, visitorToken: other.visitorToken })

    const unknown = await claim({ ...waiting, visitorCourseId: t.newId() })

    expectFailure(forged, 404, 'course.claim_ended')
    expect([forged.statusCode, forged.body]).toEqual([unknown.statusCode, unknown.body])
    expect(await list()).toEqual([])
    expectFailure(await t.as(ada).get(`/api/courses/${waiting.visitorCourseId}`), 404, 'course.not_found')
    expect((await claim(waiting)).statusCode).toBe(200)
  })

  test('works until its time is over, and then no more', async () => {
    const { t, claim, waiting } = await startWithClaim()
    const other = await insertVisitorCourse(t)
    t.setClock(new Date(afterDays(visitorCourseDays).getTime() - 1))
    expect((await claim(waiting)).statusCode).toBe(200)
    t.setClock(afterDays(visitorCourseDays))

    const { message } = expectFailure(await claim(other), 404, 'course.claim_ended')

    expect(message).toMatch(/^This course can no longer be kept\. It was made more than 7 days ago/)
  })

  test('of an account that keeps too many is refused, and works when there is room', async () => {
    const { t, ada, claim, waiting } = await startWithClaim()
    await t.pool.query(
      `insert into courses (user_id, prompt, title, description, lessons)
       select $1, 'p', 't', 'd', '[]' from generate_series(1, $2)`,
      [ada.id, writtenCoursesPerAccount],
    )
    expectFailure(await claim(waiting), 409, 'course.too_many')
    const old = await t.value('select id from courses where user_id = $1 limit 1', [ada.id])
    await t.as(ada).delete(`/api/courses/${String(old)}`)

    expect((await claim(waiting)).statusCode).toBe(200)
  })

  test('is over for a course that its account has deleted', async () => {
    const { t, ada, claim, waiting } = await startWithClaim()
    await claim(waiting)
    await t.as(ada).delete(`/api/courses/${waiting.visitorCourseId}`)

    expectFailure(await claim(waiting), 404, 'course.claim_ended')
  })

  test('is over with the account that kept the course', async () => {
    const { t, ada, claim, waiting } = await startWithClaim()
    await claim(waiting)
    await t.as(ada).post('/api/account/deletion', { password: testPassword })

    expectFailure(await claim(waiting, await t.insertUser()), 404, 'course.claim_ended')
    expect(await t.value('select count(*)::int from courses where id = $1', [waiting.visitorCourseId])).toBe(0)
  })
})

describe('what waits for visitors', () => {
  test('is bounded for an address: the oldest makes room', async () => {
    const { t, claim, waiting } = await startWithClaim()
    const elsewhere = await insertVisitorCourse(t, { address: '192.0.2.2' })
    for (let more = 1; more <= visitorCourses.perAddress; more += 1) {
      t.setClock(new Date(made.getTime() + more * 1_000))
      await insertVisitorCourse(t)
    }

    expect(await countWaiting(t)).toBe(visitorCourses.perAddress + 1)
    expectFailure(await claim(waiting), 404, 'course.claim_ended')
    expect((await claim(elsewhere)).statusCode).toBe(200)
  })

  test('is bounded for one network however many of its addresses ask', async () => {
    const { t } = await startWithClaim()
    for (let host = 1; host <= 2 * visitorCourses.perAddress; host += 1)
      await insertVisitorCourse(t, { address: `2001:db8::${host}` })

    expect(await countWaiting(t)).toBe(visitorCourses.perAddress + 1)
  })

  test('is bounded in all: the oldest makes room', async () => {
    const { t, claim, waiting } = await startWithClaim()
    await t.pool.query(
      `insert into visitor_courses
       select gen_random_uuid(), token_hash, 'flood ' || n, prompt, title, description, lessons, unwritten_titles,
         created_at + interval '1 second', expires_at
       from visitor_courses, generate_series(2, $1) n`,
      [visitorCourses.inAll],
    )
    t.setClock(new Date(made.getTime() + 2_000))

    const newest = await insertVisitorCourse(t, { address: '192.0.2.3' })

    expect(await countWaiting(t)).toBe(visitorCourses.inAll)
    expectFailure(await claim(waiting), 404, 'course.claim_ended')
    expect((await claim(newest)).statusCode).toBe(200)
  })

  test('stays within its bound when many are begun at once', async () => {
    const { t } = await startWithClaim()
    for (let more = 1; more < visitorCourses.perAddress; more += 1) await insertVisitorCourse(t)
    const begin = () => insertVisitorCourse(t)

    await t.raceBehind({ text: 'lock table visitor_courses in access exclusive mode', values: [] }, [begin, begin])

    expect(await countWaiting(t)).toBe(visitorCourses.perAddress)
  })

  test('is swept when its time is over, and not before', async () => {
    const { t, claim } = await startWithClaim()
    t.setClock(afterDays(1))
    const later = await insertVisitorCourse(t)
    t.setClock(afterDays(visitorCourseDays))

    await sweepVisitorCourses(t.deps)

    expect(await countWaiting(t)).toBe(1)
    expect((await claim(later)).statusCode).toBe(200)
  })

  test('is stored without its token', async () => {
    const { t, waiting } = await startWithClaim()

    const row = await t.value('select to_jsonb(visitor_courses) from visitor_courses')

    expect(JSON.stringify(row)).toContain(waiting.visitorCourseId)
    expect(JSON.stringify(row)).not.toContain(waiting.visitorToken)
  })
})
