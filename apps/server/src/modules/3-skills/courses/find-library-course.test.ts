import {
  courseTopics,
  promptForTopic,
  samplePrompts,
  selectableSkills,
  suggestingFailureView,
} from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { openLibrary } from './course-library.ts'
import { findReadings } from './find-library-course.ts'

const generate = '/api/ai-course/generate'

describe('what the screens offer to ask for is there', () => {
  test.each(courseTopics)('the chip %s', (topic) => {
    expect(findReadings(promptForTopic(topic)).opens?.id).toBe(topic.toLowerCase())
  })

  test.each(selectableSkills)('the skill %s', (skill) => {
    const id = findReadings(`Teach me ${skill}`).opens?.id

    expect(openLibrary().list.find((course) => course.id === id)?.skill).toBe(skill)
  })

  test.each(samplePrompts)('the sample “%s”', (prompt) => {
    expect(findReadings(prompt).opens?.kind).toBe('course')
  })
})

describe('GET /api/library/search', () => {
  test.each([
    { search: 'javscript', found: [{ kind: 'course', id: 'javascript' }] },
    { search: 'say no', found: [{ kind: 'unit', id: 'saying-no' }] },
    { search: 'kubernetes', found: [{ kind: 'course', id: 'docker' }] },
    { search: 'sourdough', found: [] },
    { search: '', found: [] },
  ])('“$search” finds $found', async ({ search, found }) => {
    const t = await startTestApp()

    const answer = await t.anonymous.get(`/api/library/search?${new URLSearchParams({ search })}`)

    expect(answer.json()).toMatchObject({ found })
  })

  test('a search of over 200 characters is refused with a sentence', async () => {
    const t = await startTestApp()

    const answer = await t.anonymous.get(`/api/library/search?search=${'x'.repeat(201)}`)

    expect([answer.statusCode, answer.json().error]).toEqual([400, 'Search can be at most 200 characters long.'])
  })
})

describe('POST generate without an AI provider', () => {
  test('a near miss is not opened: the failure offers the courses that lie close', async () => {
    const t = await startTestApp()
    const ada = await t.insertUser()

    const answer = await t.as(ada).post(generate, { prompt: 'Learn Kubernetes from scratch' })

    expect(answer.statusCode).toBe(400)
    const failure = suggestingFailureView.parse(answer.json())
    expect(failure).toMatchObject({
      code: 'course.near_miss',
      suggestions: [
        {
          kind: 'course',
          id: 'docker',
          title: 'Docker for web projects: from the first container to a server',
          why: 'Does not teach “kubernetes” itself, but comes closest to it.',
        },
      ],
    })
    expect(failure.error).toBe(failure.message)
    expect(failure.error).toMatch(/no course on exactly this.*Did you mean “Docker .*” \(course\)\? It covers .*React/s)
    expect((await t.as(ada).get('/api/courses')).json()).toEqual([])
  })

  test('a learning unit is found, too', async () => {
    const t = await startTestApp()

    const answer = await t.anonymous.post(generate, { prompt: 'How do I say no to a client?' })

    expect(answer.json()).toMatchObject({
      code: 'course.near_miss',
      suggestions: [{ kind: 'unit', id: 'saying-no', title: 'Saying no and keeping the door open' }],
    })
    expect((await t.anonymous.get('/api/units/saying-no')).statusCode).toBe(200)
  })

  test('a client that asks for lines gets the same refusal', async () => {
    const t = await startTestApp()
    const headers = { accept: 'application/x-ndjson' }

    const answer = await t.anonymous.post(generate, { prompt: 'Kubernetes' }, { headers })

    expect([answer.statusCode, answer.json().code]).toEqual([400, 'course.near_miss'])
    expect(answer.json().suggestions).not.toHaveLength(0)
  })

  test('where nothing lies close, nothing is offered', async () => {
    const t = await startTestApp()

    const answer = await t.anonymous.post(generate, { prompt: 'climate change' })

    expect(answer.json()).toMatchObject({
      code: 'course.not_covered',
      error: expect.stringMatching(/It covers .*React/s),
    })
    expect(answer.json()).not.toHaveProperty('suggestions')
  })

  test('spelling mistakes are forgiven', async () => {
    const t = await startTestApp()

    const answer = await t.anonymous.post(generate, { prompt: 'javscript' })

    expect(answer.json()).toMatchObject({ source: 'library', libraryId: 'javascript' })
  })
})
