import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../http.ts'
import { afterEnd, afterError, afterEvent, begin, type Making, makingFromDraft } from './making.ts'

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
  example: { title: 'e', text: 'x' },
  check: { question: 'q', options: ['a', 'b'], answer: 'a', explanation: 'because' },
})
const [one, two] = [lesson('one'), lesson('two')]

const halfWay = () =>
  [{ type: 'course', ...head } as const, { type: 'lesson', lesson: one } as const].reduce(afterEvent, begin(request))

test('a course comes together from its events, and says where it is kept', () => {
  const done = [
    { type: 'lesson', lesson: two } as const,
    { type: 'done', _id: '7d2f3a52-7a5e-4a77-8f7e-0d4c7e5f1a11' } as const,
  ].reduce(afterEvent, halfWay())

  expect(done).toEqual({
    request,
    phase: 'done',
    head,
    lessons: [one, two],
    keptAs: '7d2f3a52-7a5e-4a77-8f7e-0d4c7e5f1a11',
  })
})

test.each([
  { what: 'the stream ends without saying how', after: (making: Making) => afterEnd(making), phase: 'lost' },
  {
    what: 'the connection breaks',
    after: (making: Making) => afterError(making, new NetworkError('gone')),
    phase: 'lost',
  },
  {
    what: 'the server gives up',
    after: (making: Making) => afterEvent(making, { type: 'failed', code: 'ai.unavailable', error: 'No answer.' }),
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
    suggestions: [{ kind: 'unit', id: 'saying-no', title: 'Saying no' }],
  })

  expect(afterError(begin(request), refusal)).toMatchObject({
    phase: 'failed',
    trouble: {
      code: 'course.not_covered',
      sentence: 'The library has no course on this.',
      suggestions: [{ kind: 'unit', id: 'saying-no', title: 'Saying no' }],
    },
  })
})

test('a second try shows what came of the first until its own first word', () => {
  const again = begin(request, afterEnd(halfWay()))

  expect(again).toMatchObject({ phase: 'running', lessons: [one] })
  expect(afterEvent(again, { type: 'course', ...head })).toMatchObject({ lessons: [] })
})

test('an end that was said is not a lost connection', () => {
  expect(afterEnd(afterEvent(halfWay(), { type: 'done', _id: null })).phase).toBe('done')
})

test('a draft comes back as it was; one that was under way has lost its connection', () => {
  const stored = (making: Making): unknown => JSON.parse(JSON.stringify(making))

  expect(makingFromDraft(stored(halfWay()))).toEqual({ ...halfWay(), phase: 'lost' })
  expect(makingFromDraft(stored({ ...halfWay(), phase: 'done' }))).toEqual({ ...halfWay(), phase: 'done' })
  expect(makingFromDraft(undefined)).toBeUndefined()
  expect(makingFromDraft({ phase: 'done' })).toBeUndefined()
})
