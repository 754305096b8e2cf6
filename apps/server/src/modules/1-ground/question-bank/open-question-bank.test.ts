import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { difficulties, selectableSkills } from '@guildhall/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { StartupError } from '../../../platform/process/startup-error.ts'
import { openQuestionBank } from './open-question-bank.ts'

const question = (id: string, fields: object = {}) => ({
  id,
  concept: 'keys',
  question: 'Which key belongs to a list of orders?',
  options: ['The id', 'The index', 'The time', 'The title'],
  answer: 'The id',
  explanation: 'It stays with the order wherever the order goes.',
  ...fields,
})
const file = (sealed: unknown[], fields: object = {}) => ({ skill: 'React', level: 'Beginner', sealed, ...fields })

function bankFolder(files: Record<string, unknown>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guildhall-bank-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

function mistakesOf(folder: string): string[] {
  try {
    openQuestionBank(folder)
  } catch (error) {
    if (error instanceof StartupError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('the built-in bank', () => {
  test.each(selectableSkills)('has questions on %s at every difficulty, enough for the longest assessment', (skill) => {
    const bank = openQuestionBank()
    for (const difficulty of difficulties) {
      const { practice, sealed } = bank.questionsOf(skill, difficulty)
      expect(practice.length).toBeGreaterThanOrEqual(20)
      expect(sealed.length).toBeGreaterThanOrEqual(24)
    }
  })

  test('is read once and cannot be changed', () => {
    const bank = openQuestionBank()
    const { sealed } = bank.questionsOf('React', 'Beginner')

    expect(bank.questionsOf('React', 'Beginner').sealed).toBe(sealed)
    expect(() => (sealed as unknown[]).pop()).toThrow(TypeError)
    expect(() => sealed[0]!.options.reverse()).toThrow(TypeError)
    expect(() => Object.assign(sealed[0]!, { answer: 'mine' })).toThrow(TypeError)
  })
})

describe('questions of the operator', () => {
  test('are found at their place, and join no others', () => {
    const [plain, own] = [
      openQuestionBank(),
      openQuestionBank(bankFolder({ 'react/beginner.json': file([question('own-1')]) })),
    ]

    expect(own.ownQuestionsOf('React', 'Beginner').map(({ id }) => id)).toEqual(['own-1'])
    expect(own.ownQuestionsOf('React', 'Advanced')).toEqual([])
    expect(own.questionsOf('React', 'Beginner')).toEqual(plain.questionsOf('React', 'Beginner'))
  })

  test('are read at the start, whole', () => {
    const folder = bankFolder({ 'react/beginner.json': file([question('own-1')]) })
    const bank = openQuestionBank(folder)
    writeFileSync(path.join(folder, 'react/beginner.json'), 'gone')

    expect(bank.ownQuestionsOf('React', 'Beginner')[0]?.id).toBe('own-1')
  })

  test('none at all are no mistake', () => {
    expect(mistakesOf(bankFolder({}))).toEqual([])
  })

  test.each([
    { what: 'no JSON', files: { 'react/beginner.json': '{' }, says: 'react/beginner.json cannot be read' },
    { what: 'another shape', files: { 'react/beginner.json': [] }, says: 'has a mistake at its top' },
    {
      what: 'a question that lacks something',
      files: { 'react/beginner.json': file([question('own-1', { answer: undefined })]) },
      says: 'has a mistake at sealed.0.answer',
    },
    {
      what: 'practice questions',
      files: { 'react/beginner.json': file([], { practice: [] }) },
      says: 'Unrecognized key: "practice"',
    },
    {
      what: 'an answer that is no option',
      files: { 'react/beginner.json': file([question('own-1', { answer: 'The day' })]) },
      says: 'has no option in question own-1 that is its answer.',
    },
    {
      what: 'an option twice',
      files: { 'react/beginner.json': file([question('own-1', { options: ['The id', 'x', 'x', 'y'] })]) },
      says: 'has the same option twice in question own-1.',
    },
    {
      what: 'another skill inside than outside',
      files: { 'vue-js/beginner.json': file([]) },
      says: 'says it is React, Beginner, but lies where vue-js/beginner belongs.',
    },
    { what: 'an unknown skill', files: { 'rust/beginner.json': file([]) }, says: 'is not named <skill>/<level>.json' },
    { what: 'an unknown level', files: { 'react/expert.json': file([]) }, says: 'is not named <skill>/<level>.json' },
    { what: 'a file at the top', files: { 'react.json': file([]) }, says: 'is not named <skill>/<level>.json' },
    {
      what: 'an id of a built-in question',
      files: { 'react/beginner.json': file([question('php-advanced-s01')]) },
      says: 'uses the id php-advanced-s01, which a built-in question has.',
    },
    {
      what: 'an id twice',
      files: { 'react/beginner.json': file([question('own-1'), question('own-1')]) },
      says: 'uses the id own-1, which another question in react/beginner.json has.',
    },
  ])('$what gets a sentence', ({ files, says }) => {
    const mistakes = mistakesOf(bankFolder(files))

    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).toContain(says)
    expect(mistakes[0]).toMatch(/\.$/)
  })

  test('each mistake gets one of its own', () => {
    const files = { 'react/beginner.json': '{', 'rust/beginner.json': file([]), 'react/advanced.json': file([]) }

    expect(mistakesOf(bankFolder(files))).toHaveLength(3)
  })

  test.each(['nowhere', 'file'])('a folder that is %s gets a sentence', (where) => {
    const folder = bankFolder({ file: 'text' })

    expect(mistakesOf(path.join(folder, where))).toEqual([
      expect.stringMatching(/^GUILDHALL_BANK_DIR must name a folder that can be read: .+\.$/),
    ])
  })
})
