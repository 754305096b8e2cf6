import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../api-errors.ts'
import {
  applyError,
  applyEvent,
  applyStreamEnd,
  type CourseGeneration,
  parseGenerationDraft,
  startGeneration,
} from './course-generation.ts'

const request = { kind: 'new', prompt: 'Teach me React' } as const
const head = {
  courseTitle: 'React',
  description: 'Interfaces.',
  source: 'ai',
  libraryId: null,
  lessonCount: 2,
} as const
const lesson = (id: string) => ({
  id,
  title: id,
  summary: 's',
  topics: ['t'],
  text: 'x',
  example: { title: 'e', text: 'x', language: 'js', code: '1', colors: 'n1', marks: [1] },
  check: {
    question: 'q',
    language: 'js',
    code: '2',
    colors: 'n1',
    options: ['a', 'b'],
    answer: 'a',
    explanation: 'because',
  },
})
const [one, two] = [lesson('one'), lesson('two')]

const halfWay = () =>
  [{ type: 'course', ...head } as const, { type: 'lesson', lesson: one } as const].reduce(
    applyEvent,
    startGeneration(request),
  )

test('a course that is kept as far as it came says where, also after a reload', () => {
  const broken = applyStreamEnd(applyEvent(halfWay(), { type: 'kept', _id: 'half' }))

  expect(broken).toMatchObject({ phase: 'lost', unfinishedId: 'half', keptCourseId: null, lessons: [one] })
  expect(parseGenerationDraft(JSON.parse(JSON.stringify(broken)))).toEqual(broken)
})

test('a course comes together from its events, and says where it is kept', () => {
  const done = [
    { type: 'lesson', lesson: two } as const,
    { type: 'done', _id: '7d2f3a52-7a5e-4a77-8f7e-0d4c7e5f1a11' } as const,
  ].reduce(applyEvent, halfWay())

  expect(done).toEqual({
    request,
    phase: 'done',
    head,
    lessons: [one, two],
    keptCourseId: '7d2f3a52-7a5e-4a77-8f7e-0d4c7e5f1a11',
  })
})

test.each([
  {
    what: 'the stream ends without saying how',
    after: (generation: CourseGeneration) => applyStreamEnd(generation),
    phase: 'lost',
  },
  {
    what: 'the connection breaks',
    after: (generation: CourseGeneration) => applyError(generation, new NetworkError('gone')),
    phase: 'lost',
  },
  {
    what: 'the server gives up',
    after: (generation: CourseGeneration) =>
      applyEvent(generation, { type: 'failed', code: 'ai.unavailable', error: 'No answer.' }),
    phase: 'failed',
  },
])('when $what, what has arrived stays', ({ after, phase }) => {
  expect(after(halfWay())).toMatchObject({ phase, head, lessons: [one] })
})

test('what the server says of a failure is kept, also when it refuses at once', () => {
  const refusal = new ApiError({
    status: 400,
    statusText: '',
    code: 'course.not_covered',
    message: 'The library has no course on this.',
    details: [],
    body: { suggestions: [{ kind: 'unit', id: 'saying-no', title: 'Saying no' }] },
  })

  expect(applyError(startGeneration(request), refusal)).toMatchObject({
    phase: 'failed',
    failure: {
      code: 'course.not_covered',
      message: 'The library has no course on this.',
      suggestions: [{ kind: 'unit', id: 'saying-no', title: 'Saying no' }],
    },
  })
})

test('a second try shows what came of the first until its own first word', () => {
  const again = startGeneration(request, applyStreamEnd(halfWay()))

  expect(again).toMatchObject({ phase: 'running', lessons: [one] })
  expect(applyEvent(again, { type: 'course', ...head })).toMatchObject({ lessons: [] })
})

test('a course that an account may claim says so, and a second try replaces the claim of one that broke off', () => {
  const claimable = { type: 'claimable', _id: 'waiting', token: 'secret', until: '2030-05-13T12:00:00.000Z' } as const
  const broken = applyStreamEnd(applyEvent(halfWay(), claimable))
  const done = applyEvent(broken, { type: 'done', _id: null })

  expect(broken).toMatchObject({ phase: 'lost', claimId: 'waiting', keptCourseId: null })
  expect(JSON.stringify(broken)).not.toContain('secret')
  expect(parseGenerationDraft(JSON.parse(JSON.stringify(broken)))).toEqual(broken)
  expect(startGeneration(request, broken)).toMatchObject({ claimId: 'waiting' })
  expect(startGeneration(request, done)).not.toHaveProperty('claimId')
})

test('an end that was said is not a lost connection', () => {
  expect(applyStreamEnd(applyEvent(halfWay(), { type: 'done', _id: null })).phase).toBe('done')
})

test('a draft comes back as it was; one that was under way has lost its connection', () => {
  const stored = (generation: CourseGeneration): unknown => JSON.parse(JSON.stringify(generation))

  expect(parseGenerationDraft(stored(halfWay()))).toEqual({ ...halfWay(), phase: 'lost' })
  expect(parseGenerationDraft(stored({ ...halfWay(), phase: 'done' }))).toEqual({ ...halfWay(), phase: 'done' })
  expect(parseGenerationDraft(undefined)).toBeUndefined()
  expect(parseGenerationDraft({ phase: 'done' })).toBeUndefined()
})
