import { useMatches } from 'react-router'
import type { RootData } from '../../../root-data.ts'

/** The screen of the prompt is named for what it does here: with an AI provider it writes courses, without it finds them. */
const words = {
  written: {
    title: 'Course generator',
    lead: 'Name a topic and get a short course on it: a few lessons, each with a text, an example and a question.',
    send: 'Make the course',
    sending: 'Making…',
    act: 'Ask the course generator',
    hint: 'You can make courses without an account.',
    empty: 'Courses you make are kept here, with your progress. You can keep courses from the library too.',
  },
  found: {
    title: 'Find a course',
    lead: 'Say what you need to know. The course or learning unit that teaches it opens, or those that come close.',
    send: 'Find the course',
    sending: 'Looking…',
    act: 'Ask in your own words',
    hint: 'You can find and read courses without an account.',
    empty: 'Courses you find are kept here, with your progress.',
  },
} as const

type Matches = readonly ({ loaderData?: unknown } | undefined)[]

/** For `meta`, which has no hooks. */
export const promptWordsOf = (matches: Matches) =>
  words[(matches[0]?.loaderData as RootData | undefined)?.writesCourses ? 'written' : 'found']

/** It comes with the page, so that nothing moves when it is known. */
export const usePromptWords = () => promptWordsOf(useMatches())
