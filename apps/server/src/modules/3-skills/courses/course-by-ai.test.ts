import type { KeptCourseView, LessonView } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { lessons, outline, titles, writes } from '../../../testing/ai-course.ts'
import { expectFailure, sortedStatuses } from '../../../testing/expect-failure.ts'
import { type AiScript, startOpenAiServer } from '../../../testing/openai-server.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { writtenCoursesPerAccount } from './course.rules.ts'

const generate = '/api/ai-course/generate'
const prompt = 'How glass is blown'
const outage: AiScript[] = [{ status: 500 }, { status: 500 }]

async function startWithProvider(...script: AiScript[]) {
  const server = await startOpenAiServer(...script)
  const t = await startTestApp({ ai: server.config() })
  const ada = await t.insertUser()
  const kept = async (id: string): Promise<KeptCourseView> => (await t.as(ada).get(`/api/courses/${id}`)).json()
  return { t, server, ada, kept }
}

describe('with an AI provider', () => {
  test('a course is written for the prompt, and kept as it was written', async () => {
    const { t, ada, kept } = await startWithProvider(outline(), writes(...lessons(1, 3)))

    const answer = await t.as(ada).post(generate, { prompt })

    expect(answer.statusCode).toBe(200)
    const { _id, ...course } = answer.json()
    expect(course).toMatchObject({ courseTitle: 'Glass by hand', source: 'ai', libraryId: null })
    expect(await kept(_id)).toMatchObject({ ...course, prompt, doneLessons: [], shareUrl: null })
  })

  test('two courses for one prompt are two courses', async () => {
    const { t, ada } = await startWithProvider(
      ...[outline(), writes(...lessons(1, 3))],
      ...[outline(), writes(...lessons(1, 3))],
    )
    await t.as(ada).post(generate, { prompt })
    await t.as(ada).post(generate, { prompt })

    expect((await t.as(ada).get('/api/courses')).headers['x-total-count']).toBe('2')
  })

  test('the library answers for a provider that is down, where it can', async () => {
    const { t } = await startWithProvider(...outage, ...outage)

    const covered = await t.anonymous.post(generate, { prompt: 'Teach me React' })
    const uncovered = await t.anonymous.post(generate, { prompt: 'How sourdough rises' })

    expect(covered.json()).toMatchObject({ source: 'library', libraryId: 'react' })
    expect([uncovered.statusCode, uncovered.json().code]).toEqual([503, 'ai.unavailable'])
    expect(uncovered.json()).not.toHaveProperty('suggestions')
  })

  test('the failure of a provider that is down offers what lies close in the library', async () => {
    const { t } = await startWithProvider(...outage)

    const answer = await t.anonymous.post(generate, { prompt: 'Kubernetes' })

    expect([answer.statusCode, answer.json().code]).toEqual([503, 'ai.unavailable'])
    expect(answer.json().suggestions).toMatchObject([{ kind: 'course', id: 'docker' }])
  })
})

describe('a course written by a provider, made again', () => {
  test('takes the place of the old one, and what is done stays done', async () => {
    const { t, ada, kept } = await startWithProvider(
      ...[outline(), writes(...lessons(1, 3))],
      ...[outline([titles[0]!, 'Colors', titles[2]!]), writes(...lessons(1, 3))],
    )
    const { _id, lessons: before } = (await t.as(ada).post(generate, { prompt })).json()
    await t.as(ada).put(`/api/courses/${_id}/lessons/${before[2].id}`, { done: true })

    const again = await t.as(ada).post(`/api/courses/${_id}/regenerate`)

    const course = await kept(_id)
    expect(again.json()._id).toBe(_id)
    expect(course.lessons.map(({ title }) => title)).toEqual([titles[0], 'Colors', titles[2]])
    expect(course.doneLessons).toEqual([before[2].id])
    expect((await t.as(ada).get('/api/courses')).headers['x-total-count']).toBe('1')
  })

  test('has nothing done that was not there yet when it was marked', async () => {
    const [long, short, other] = [
      ['玻璃', '吹', '冷却', '抛光'],
      ['玻璃', '吹', '冷却'],
      ['玻璃', '吹', '冷却', '颜色'],
    ]
    const { t, ada, kept } = await startWithProvider(
      ...[outline(long), writes(...lessons(1, 4))],
      ...[outline(short), writes(...lessons(1, 3))],
      ...[outline(other), writes(...lessons(1, 4))],
    )
    const { _id, lessons: before } = (await t.as(ada).post(generate, { prompt })).json()
    await t.as(ada).put(`/api/courses/${_id}/lessons/${before[3].id}`, { done: true })

    await t.as(ada).post(`/api/courses/${_id}/regenerate`)
    await t.as(ada).post(`/api/courses/${_id}/regenerate`)

    const course = await kept(_id)
    expect(course.lessons.map(({ title }) => title)).toEqual(other)
    expect(course.doneLessons).toEqual([])
  })

  test('stays as it is when the provider fails, even where the library has something', async () => {
    const { t, ada, kept } = await startWithProvider(outline(), writes(...lessons(1, 3)), ...outage)
    const { _id } = (await t.as(ada).post(generate, { prompt: 'Teach me React' })).json()
    const before = await kept(_id)

    const again = await t.as(ada).post(`/api/courses/${_id}/regenerate`)

    expect(again.statusCode).toBe(503)
    expect(await kept(_id)).toEqual(before)
  })
})

describe('a course written by a provider, shared', () => {
  test('is public for anyone with its address, until sharing ends', async () => {
    const { t, ada } = await startWithProvider(outline(), writes(...lessons(1, 3)))
    const { _id, lessons: written } = (await t.as(ada).post(generate, { prompt })).json()
    const share = async (shared: boolean) =>
      (await t.as(ada).put(`/api/courses/${_id}/share`, { shared })).json().shareUrl as string | null
    const addressOf = (url: string | null) => `/api${new URL(url!).pathname}`

    const first = await share(true)
    const again = await share(true)
    const read = await t.anonymous.get(addressOf(first))
    await share(false)
    const gone = await t.anonymous.get(addressOf(first))
    const second = await share(true)

    expect(again).toBe(first)
    expect(read.json()).toMatchObject({
      courseTitle: 'Glass by hand',
      lessons: written.map(({ keptIn: _ofOwner, ...lesson }: LessonView) => lesson),
    })
    expect(read.body).not.toContain(ada.id)
    expect(gone.statusCode).toBe(404)
    expect(second).not.toBe(first)
  })
})

describe('of the courses written for one account', () => {
  async function keepAllBut(t: Awaited<ReturnType<typeof startTestApp>>, ada: { id: string }, free: number) {
    await t.pool.query(
      `insert into courses (user_id, prompt, title, description, lessons)
       select $1, 'p', 't', 'd', '[]' from generate_series(1, $2)`,
      [ada.id, writtenCoursesPerAccount - free],
    )
  }

  test('one more than there is room for is refused before the provider is asked', async () => {
    const { t, ada } = await startWithProvider()
    await keepAllBut(t, ada, 0)

    const { message } = expectFailure(await t.as(ada).post(generate, { prompt }), 409, 'course.too_many')

    expect(message).toMatch(/^You keep 500 courses .* Delete one/)
  })

  test('one of the library can still be kept', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()
    await keepAllBut(t, ada, 0)

    expect((await t.as(ada).post(generate, { prompt: 'Teach me React' })).statusCode).toBe(200)
  })

  test('one of the library is not written anew when there is no room', async () => {
    const { t, server, ada, kept } = await startWithProvider(outline(), writes(...lessons(1, 3)))
    await keepAllBut(t, ada, 0)
    const { _id } = (await t.as(ada).put('/api/library/react/kept')).json()
    const before = await kept(_id)

    expectFailure(await t.as(ada).post(`/api/courses/${_id}/regenerate`), 409, 'course.too_many')

    expect(await kept(_id)).toEqual(before)
    expect(server.requests).toEqual([])
  })

  test('of two of the library that race to be written anew in the last place one is', async () => {
    const { t, ada } = await startWithProvider(({ data }) =>
      data.lessonsToWrite ? writes(...lessons(1, 3)) : outline(),
    )
    await keepAllBut(t, ada, 1)
    const keep = async (id: string): Promise<string> => (await t.as(ada).put(`/api/library/${id}/kept`)).json()._id
    const [react, php] = [await keep('react'), await keep('php')]
    const again = (id: string) => () => t.as(ada).post(`/api/courses/${id}/regenerate`)

    const answers = await t.race({ table: 'users', id: ada.id }, [again(react), again(php)])

    expect(sortedStatuses(answers)).toEqual([200, 409])
    const written = 'select count(*) from courses where user_id = $1 and library_id is null'
    expect(await t.value(written, [ada.id])).toBe(writtenCoursesPerAccount)
  })

  test('of two that race for the last place one is kept', async () => {
    const written = [outline(), writes(...lessons(1, 3))]
    const { t, ada } = await startWithProvider(...written, ...written)
    await keepAllBut(t, ada, 1)
    const ask = () => t.as(ada).post(generate, { prompt })

    const answers = await t.race({ table: 'users', id: ada.id }, [ask, ask])

    expect(sortedStatuses(answers)).toEqual([200, 409])
    expect(await t.value('select count(*) from courses where user_id = $1', [ada.id])).toBe(writtenCoursesPerAccount)
  })
})
