import { expect, test } from 'vitest'
import { classify, signsOf } from './answer-classifier.ts'
import { digestOf, readExamples } from './answer-examples.ts'
import { digestOfLearned, readClassifier } from './learned-answers.ts'

test('what was learned was learned from the prompts and titles of today (else: npm run content:learn)', () => {
  expect(digestOfLearned()).toBe(digestOf(readExamples()))
})

test.each([
  { stems: ['docker', 'imag'], words: ['docker', 'images'], answer: 'docker' },
  { stems: ['typscript'], words: ['typscript'], answer: 'typescript' },
  { stems: ['sourdough', 'bread'], words: ['sourdough', 'bread'], answer: '' },
])('$words is taken for “$answer”', ({ stems, words, answer }) => {
  const classifier = readClassifier()

  const likely = classify(signsOf(stems, words), classifier)

  expect(classifier.answers[likely.indexOf(Math.max(...likely))]).toBe(answer)
  expect(likely.reduce((sum, one) => sum + Math.exp(one), 0)).toBeCloseTo(1)
})
