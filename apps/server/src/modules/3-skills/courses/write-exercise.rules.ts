import type { Exercise } from '@guildhall/content'
import type { WrittenExerciseView } from '@guildhall/contract'
import { plainCode, plainLine, plainParagraphs } from '../../../platform/ai/plain-text.rules.ts'
import type { ExerciseDraft } from './write-course.prompts.ts'

/** Languages that a browser can run in its sandbox, with tests of one shape. */
const runnable: readonly string[] = ['javascript', 'typescript', 'python', 'html', 'css']

/** The exercise that `written` is, if it keeps the rules of the library's. */
export type ReadExercise = (written: object) => Exercise | undefined

/**
 * Undefined unless it keeps the rules of the library's exercises. Its programs are not run here but in the sandbox of a
 * browser, before it is shown.
 */
export function tidyExercise(
  draft: ExerciseDraft,
  { id, readExercise }: { id: string; readExercise: ReadExercise },
): Omit<WrittenExerciseView, 'instead'> | undefined {
  const exercise = readExercise({
    id,
    title: plainLine(draft.title),
    task: paragraphsOf(draft.task),
    hint: plainLine(draft.hint),
    ...kindOf(draft),
  })
  return exercise && presentWritten(exercise)
}

function presentWritten(exercise: Exercise): Omit<WrittenExerciseView, 'instead'> | undefined {
  switch (exercise.kind) {
    case 'code': {
      const { wrong, ...shown } = exercise
      return { exercise: shown, refused: wrong.map(({ code }) => code) }
    }
    case 'calculation':
    case 'judgment':
    case 'task':
      return { exercise, refused: [] }
    default:
      return undefined
  }
}

function kindOf({ code, calculation, judgment, writing }: ExerciseDraft): object {
  if (code) return runnable.includes(code.language) ? codeOf(code) : {}
  if (calculation) {
    const { mistakes, ...rest } = calculation
    const wrong = mistakes.map(({ assumes, answer }) => ({ assumes: plainLine(assumes), answer }))
    const { unit, because } = rest
    return { kind: 'calculation', ...rest, unit: plainLine(unit), because: plainLine(because), wrong }
  }
  if (judgment) {
    return {
      kind: 'judgment',
      examples: judgment.examples.map(({ label, text }) => ({ label: plainLine(label), text: paragraphsOf(text) })),
      better: plainLine(judgment.better),
      reasons: judgment.reasons.map(plainLine),
      assumes: plainLine(judgment.assumes),
    }
  }
  if (!writing) return {}
  return { kind: 'task', criteria: writing.criteria.map(plainLine), sample: paragraphsOf(writing.sample) }
}

function codeOf({ language, page, start, solution, tests, mistakes }: NonNullable<ExerciseDraft['code']>): object {
  return {
    kind: 'code',
    language,
    ...(language === 'css' ? { page: plainCode(page) } : {}),
    start: plainCode(start),
    solution: plainCode(solution),
    tests: tests.map(({ says, call, gives, throws }) => ({
      says: plainLine(says),
      call: plainCode(call),
      ...(gives === null ? { throws: plainLine(throws ?? '') } : { gives: plainCode(gives) }),
    })),
    wrong: mistakes.map(({ assumes, code }, index) => ({
      name: `mistake${String.fromCharCode(65 + index)}`,
      assumes: plainLine(assumes),
      code: plainCode(code),
    })),
  }
}

const paragraphsOf = (texts: readonly string[]) => plainParagraphs(texts).split('\n\n')
