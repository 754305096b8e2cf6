import { conceptsOf } from '../concepts.rules.ts'

type Asked = Parameters<typeof conceptsOf>

/** Concepts of which a question that counts was not answered right. */
export const missedConcepts = (...[questions, answers]: Asked): string[] =>
  conceptsOf(questions, answers)
    .filter(({ correct, total }) => correct < total)
    .map(({ concept }) => concept)
