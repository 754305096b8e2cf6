import { isReadable, type LessonView, type RecallView, type WrittenExerciseView } from '@guildhall/contract'
import { plainLine, plainParagraphs } from '../../../platform/ai/plain-text.rules.ts'
import { wordCount } from '../../../platform/ai/word-count.rules.ts'
import { type RandomBelow, shuffled } from '../../../platform/random.rules.ts'
import type { LessonDraft, QuestionDraft } from './write-course.prompts.ts'
import { type ReadExercise, tidyExercise } from './write-exercise.rules.ts'

const stepCount = { minimum: 3, maximum: 6 } as const
const stepWordsMaximum = 180
const exercisesMaximum = 3
const optionCount = { minimum: 2, maximum: 4 } as const
const sourcesMaximum = 5
const limits = { title: 90, question: 500, option: 240, source: 300, url: 500 } as const

export const fits = (text: string, limit: number) => text.length <= limit && isReadable(text)

type Steps = NonNullable<LessonView['steps']>
type LessonSteps = { text: string; steps: Steps; written: NonNullable<LessonView['written']> }

/** `id`: of this writing, which exercises are kept by. */
export type Writing = { random: RandomBelow; id: string; readExercise: ReadExercise }

/**
 * Each step ends in something to do, the last one in the lesson's own check. An exercise that breaks a rule is dropped,
 * and the step asks its question. Returns a sentence about what makes the lesson unusable.
 */
export function tidySteps(drafts: LessonDraft['steps'], { random, id, readExercise }: Writing): LessonSteps | string {
  if (drafts.length < stepCount.minimum || drafts.length > stepCount.maximum) return `It has ${drafts.length} steps.`
  const texts = drafts.map(({ paragraphs }) => plainParagraphs(paragraphs))
  const example = Math.max(
    0,
    drafts.findIndex(({ showsExample }) => showsExample),
  )
  const exercises: WrittenExerciseView[] = []
  const steps: Steps = []
  let first = 0
  for (const [index, draft] of drafts.entries()) {
    const [title, text] = [plainLine(draft.title), texts[index] ?? '']
    if (!fits(title, limits.title)) return `Step ${index + 1} has no title, or a very long one.`
    const words = wordCount(text)
    if (words === 0 || words > stepWordsMaximum) return `Step ${index + 1} has ${words} words.`
    const last = first + text.split('\n\n').length - 1
    const ends = endOf(draft, index === drafts.length - 1)
    if (!ends) return `Step ${index + 1} ends in no question.`
    steps.push({ id: `step-${index + 1}`, title, paragraphs: [first, last], withExample: index === example, ends })
    first = last + 1
  }
  return { text: texts.join('\n\n'), steps, written: { id, exercises } }

  function endOf(
    { question, exercise }: LessonDraft['steps'][number],
    isLast: boolean,
  ): Steps[number]['ends'] | undefined {
    if (isLast) return { with: 'check' }
    const recall = question && tidyQuestion(question, random)
    if (!recall) return undefined
    const tidied =
      exercise && exercises.length < exercisesMaximum
        ? tidyExercise(exercise, { id: `${id}-${exercises.length + 1}`, readExercise })
        : undefined
    if (!tidied) return { with: 'recall', ...recall }
    exercises.push({ ...tidied, instead: recall })
    return { with: 'exercise', id: tidied.exercise.id }
  }
}

function tidyQuestion(draft: QuestionDraft, random: RandomBelow): RecallView | undefined {
  const options = shuffled(draft.options.map(plainLine), random)
  const [question, answer, explanation] = [draft.question, draft.answer, draft.explanation].map(plainLine)
  const isWhole =
    options.length >= optionCount.minimum &&
    options.length <= optionCount.maximum &&
    new Set(options.map((option) => option.normalize())).size === options.length &&
    options.every((option) => fits(option, limits.option)) &&
    options.includes(answer ?? '') &&
    fits(question ?? '', limits.question) &&
    fits(explanation ?? '', limits.question)
  return isWhole
    ? { question: question ?? '', options, answer: answer ?? '', explanation: explanation ?? '' }
    : undefined
}

/** Only what can be a public address, and each once. Nobody has looked what is there. */
export function tidySources(drafts: LessonDraft['sources']): NonNullable<LessonView['sources']> {
  const sources = drafts.flatMap(({ title, url, supports }) => {
    const source = { title: plainLine(title), url: publicAddress(url) ?? '', supports: plainLine(supports) }
    const isWhole = source.url !== '' && fits(source.title, limits.source) && fits(source.supports, limits.source)
    return isWhole ? [{ ...source, unverified: true as const }] : []
  })
  return sources
    .filter(({ url }, index) => sources.findIndex((one) => one.url === url) === index)
    .slice(0, sourcesMaximum)
}

function publicAddress(text: string): string | undefined {
  const url = URL.parse(text.trim())
  const isPublic =
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    url.port === '' &&
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(url.hostname)
  return isPublic && url.href.length <= limits.url ? url.href : undefined
}
