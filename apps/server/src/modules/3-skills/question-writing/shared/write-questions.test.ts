import { describe, expect, test } from 'vitest'
import type { AiReply, AiRequest, AiScript } from '../../../../testing/openai-server.ts'
import { answers, draft, drafts, failureOf, startWriter, writes } from '../../../../testing/question-writer.ts'
import { startTestApp } from '../../../../testing/test-app.ts'
import { writeQuestions } from './write-questions.ts'

describe('questions that hold up', () => {
  test('are written by one call and checked by another that knows neither key nor explanation', async () => {
    const { server, write } = await startWriter([writes(drafts(0, 7)), answers()])

    const questions = await write()

    expect(questions).toHaveLength(5)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(5)
    for (const { options, answer } of questions) {
      expect(answer).toMatch(/^right/)
      expect(options).toHaveLength(4)
      expect(options).toContain(answer)
    }
    const [writing, checking] = server.requests
    expect(writing?.data).toMatchObject({ topic: 'Glassblowing', difficulty: 'Intermediate', numberOfQuestions: 7 })
    const [first] = checking?.data.questions ?? []
    expect(Object.keys(first ?? {})).toEqual(['number', 'question', 'options'])
    expect(JSON.stringify(checking?.body.messages)).not.toMatch(/Because|about kilns/)
  })

  test('have their options in an order of chance', async () => {
    const { write } = await startWriter([writes(drafts(0, 12)), answers()])

    const questions = await write({ count: 10 })

    expect(new Set(questions.map(({ options, answer }) => options.indexOf(answer))).size).toBeGreaterThan(1)
  })

  test('many are written by several calls at once', async () => {
    let written = 0
    const script: AiScript = (request) => {
      if (request.data.questions) return answersNow(request)
      const count = Number(request.data.numberOfQuestions)
      written += count
      return writes(drafts(written - count, count))
    }
    const answersNow = answers() as (request: AiRequest) => AiReply
    const { server, write } = await startWriter([script])

    expect(await write({ count: 20 })).toHaveLength(20)

    expect(server.requests.map(({ data }) => data.numberOfQuestions)).toEqual([12, 12, undefined])
    expect(server.requests[0]?.data.focus).not.toBe(server.requests[1]?.data.focus)
  })

  test('keep code as it is', async () => {
    const code = 'for (const x of [1, 2]) {\n\tconsole.log(x)  \n}\n'
    const { server, write } = await startWriter([writes([draft(1, { code }), ...drafts(2, 6)]), answers()])

    const [question] = await write()

    expect(question?.code).toBe('for (const x of [1, 2]) {\n  console.log(x)\n}')
    expect(server.requests[1]?.data.questions?.[0]?.code).toBe(question?.code)
  })
})

describe('questions that do not', () => {
  test('those the second call answers otherwise are dropped, and others written in their place', async () => {
    const errs = (question: string) => /case [0-3] /.test(question)
    const { server, write } = await startWriter([
      writes(drafts(0, 7)),
      answers(errs),
      writes([draft(2), ...drafts(20, 3)]),
      answers(errs),
    ])

    const questions = await write()

    expect(questions.map(({ answer }) => answer).sort()).toEqual([
      'right 20',
      'right 21',
      'right 4',
      'right 5',
      'right 6',
    ])
    const again = server.requests[2]?.data
    expect(again?.numberOfQuestions).toBe(4)
    expect(again?.alreadyAsked).toHaveLength(7)
  })

  test.each([
    ['says there is no right option', (number: number) => [{ question: number, option: 0 }]],
    ['says nothing', () => []],
    ['says two things', (number: number) => [1, 2, 3, 4].map((option) => ({ question: number, option }))],
    ['names an option there is not', (number: number) => [{ question: number, option: 9 }]],
  ])('a second call that %s confirms nothing', async (_, say) => {
    const checking: AiScript = ({ data }) => ({
      says: { answers: (data.questions ?? []).flatMap(({ number }) => say(number)) },
    })
    const script = [0, 1, 2].flatMap((round) => [writes(drafts(round * 7, 7)), checking])
    const { server, write } = await startWriter(script)

    expect(await failureOf(write())).toEqual({ code: 'ai.too_few_questions', found: 0, count: 5 })

    expect(server.requests).toHaveLength(6)
  })

  test.each([
    ['an answer that is no option', { answer: 'right' }],
    ['three options', { options: ['right 1', 'b', 'c'] }],
    ['five options', { options: ['right 1', 'b', 'c', 'd', 'e'] }],
    ['an option twice', { options: ['right 1', 'b', 'c', 'c'] }],
    ['options that differ only in invisible characters', { options: ['right 1', 'b', 'c', 'c\u200b '] }],
    ['"all of the above"', { options: ['right 1', 'b', 'c', 'All of the above'] }],
    ['no text', { question: ' \u0000 ' }],
    ['an endless option', { options: ['right 1', 'b', 'c', 'd'.repeat(500)] }],
  ])('%s never reaches the second call', async (_, fields) => {
    const { server, write } = await startWriter([writes([draft(1, fields), ...drafts(2, 5)]), answers()])

    const questions = await write()

    expect(questions.map(({ answer }) => answer)).toEqual(['right 2', 'right 3', 'right 4', 'right 5', 'right 6'])
    expect(server.requests[1]?.data.questions).toHaveLength(5)
  })

  test('a question in nearly the words of another, or of one the person had, is left out', async () => {
    const repeated = draft(3, { concept: 'other', explanation: 'Other.' })
    const { server, write } = await startWriter([writes([...drafts(1, 3), repeated, ...drafts(4, 3)]), answers()])

    const questions = await write({ avoid: [draft(1).question.toUpperCase()] })

    expect(questions.map(({ answer }) => answer)).toEqual(['right 2', 'right 3', 'right 4', 'right 5', 'right 6'])
    expect(server.requests[0]?.data.alreadyAsked).toEqual([draft(1).question.toUpperCase()])
  })

  test('too few in the end are an error, and no filler', async () => {
    const { server, write } = await startWriter([
      writes(drafts(0, 2)),
      answers(),
      writes([]),
      writes(drafts(0, 2)),
      answers(),
    ])

    expect(await failureOf(write())).toEqual({ code: 'ai.too_few_questions', found: 2, count: 5 })
    expect(server.requests).toHaveLength(4)
  })
})

test('at most half of the questions have the longest option as their answer; others are written instead', async () => {
  const long = (number: number) =>
    draft(number, {
      options: [`right ${number} and a good deal longer`, 'a', 'b', 'c'],
      answer: `right ${number} and a good deal longer`,
    })
  const { server, write } = await startWriter([
    writes([0, 1, 2, 3, 4, 5, 6].map(long)),
    answers(),
    writes(drafts(7, 5)),
    answers(),
  ])

  const questions = await write()

  const longest = questions.filter(({ options, answer }) => options.every((option) => option.length <= answer.length))
  expect(questions).toHaveLength(5)
  expect(longest.filter(({ answer }) => answer.includes('longer'))).toHaveLength(2)
  expect(server.requests).toHaveLength(4)
})

test('rounds without end are ended by one deadline for all of them', async () => {
  const timeoutMs = 600
  // Each call stays within its own limit, but three rounds of two calls exceed twice that.
  const slow = { afterMs: 400 }
  const script = [0, 1, 2].flatMap((round): AiScript[] => [
    { ...writes(drafts(round * 7, 7)), ...slow },
    { says: { answers: [] }, ...slow },
  ])
  const { t, server, write } = await startWriter(script, { timeoutMs })
  const userId = t.newId()

  expect(await failureOf(write({ requester: { userId, address: '192.0.2.1' } }))).toEqual({ code: 'ai.timeout' })

  expect(server.requests.length).toBeLessThan(6)
  expect(await t.value('select requests from ai_usage where key = $1', [`user:${userId}`])).toBe(1)
})

test('when the visitor goes, the call is hung up', async () => {
  const { server, write } = await startWriter([{ ...writes(drafts(0, 7)), afterMs: 3_000 }])
  const visitor = new AbortController()
  const writing = failureOf(write({ signal: visitor.signal }))
  await expect.poll(() => server.requests.length).toBe(1)

  visitor.abort()

  expect(await writing).toEqual({ code: 'ai.cancelled' })
  await expect.poll(() => server.requests[0]?.wasAborted).toBe(true)
})

test('without a provider nothing is written', async () => {
  const t = await startTestApp()
  const request = {
    topic: 'Glassblowing',
    difficulty: 'Beginner',
    count: 5,
    requester: { address: '192.0.2.1' },
  } as const

  expect(await failureOf(writeQuestions(t.deps, request))).toEqual({ code: 'ai.not_configured' })
})
