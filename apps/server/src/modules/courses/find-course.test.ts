import { courseTopics, promptForTopic, samplePrompts, selectableSkills } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../testing/test-database.ts'
import { openLibrary } from './course-library.ts'
import { findCourseFor } from './find-course.queries.ts'

async function find(prompt: string) {
  const { database } = await useTestDatabase()
  return findCourseFor(database.db, prompt, openLibrary().searchable)
}

describe('a prompt finds its course', () => {
  test.each(courseTopics)('the chip %s', async (topic) => {
    expect(await find(promptForTopic(topic))).toBe(topic.toLowerCase())
  })

  test.each(selectableSkills)('the skill %s', async (skill) => {
    const id = await find(`Teach me ${skill}`)

    expect(openLibrary().list.find((course) => course.id === id)?.skill).toBe(skill)
  })

  test.each([
    { prompt: samplePrompts[0], id: 'escrow-and-contracts' },
    { prompt: samplePrompts[1], id: 'sql-basics' },
    { prompt: samplePrompts[2], id: 'pricing-freelance-work' },
    { prompt: 'learn c++ pointers', id: 'cpp' },
    { prompt: 'node streams and back-pressure', id: 'node-js' },
    { prompt: 'React hooks for beginners', id: 'react' },
    { prompt: 'vue composition api', id: 'vue-js' },
    { prompt: 'How do I use git with a team?', id: 'git-and-collaboration' },
    { prompt: 'merge conflicts', id: 'git-and-collaboration' },
    { prompt: 'WCAG contrast and screen readers', id: 'accessible-interfaces' },
    { prompt: 'unit tests and integration tests', id: 'testing-software' },
    { prompt: 'SQL injection and cross-site scripting', id: 'web-security' },
    { prompt: 'taking photographs with my camera', id: 'photography-basics' },
    { prompt: 'taxes for self-employed people', id: 'money-and-taxes-for-freelancers' },
    { prompt: 'I want to write clear English emails', id: 'clear-english-for-work' },
    { prompt: 'what is machine learning', id: 'machine-learning-foundations' },
    { prompt: 'excel spreadsheets', id: 'data-analysis-with-spreadsheets' },
    { prompt: 'typography and color', id: 'graphic-design' },
    { prompt: 'usability research', id: 'ui-ux-design' },
    { prompt: 'email marketing campaigns', id: 'digital-marketing' },
    { prompt: 'copywriting headlines', id: 'content-writing' },
    { prompt: 'asyncio in Python', id: 'python' },
    { prompt: 'probability and averages', id: 'math' },
  ])('$prompt', async ({ prompt, id }) => {
    expect(await find(prompt)).toBe(id)
  })
})

describe('a prompt that no course deals with finds none', () => {
  test.each([
    'quantum chromodynamics',
    'how to bake sourdough bread',
    'the life cycle of a butterfly',
    'Learn Haskell monads',
    'conversational Portuguese for travellers',
    'football tactics',
    'please teach me',
    'create a learning unit about',
    '…',
    "'; drop table users; --",
    'history of the Byzantine navy in the tenth century',
    'Rust ownership and borrowing',
  ])('%s', async (prompt) => {
    expect(await find(prompt)).toBeUndefined()
  })
})
