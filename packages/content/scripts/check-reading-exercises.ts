import { rightProgram } from '../../contract/src/right-program.ts'
import { otherRightPrograms, wrongPrograms } from '../src/exercises/check-reading-exercises.ts'
import type { CourseWork } from '../src/exercises/exercise.ts'
import { isReadingExercise } from '../src/exercises/reading-exercises.ts'
import type { Surroundings } from '../src/run-schema.ts'
import type { ProofLanguage } from '../src/templates/template.ts'
import { outputsOf } from './runners/outputs.ts'
import { asLine } from './runners/runner.ts'

type Try = { name: string; language: Surroundings['as']; text: string; prints: string; isRight: boolean }

/** A program that does not compile would take those compiled together with it along. */
const compilers: Partial<Record<Surroundings['as'], ProofLanguage>> = { java: 'javac', cpp: 'g++' }

/**
 * Runs the programs of exercises that are read: what is right prints what it should, what is wrong prints something else or does not
 * compile. Of Kotlin only what is right is run.
 */
export async function problemsOfReadPrograms(works: readonly CourseWork[], asked: string): Promise<string[]> {
  const tries = works.flatMap(triesOf).filter(({ language }) => asked === 'all' || asked === language)
  const tried = await thatCompile(tries)
  const printed = await outputsOf(tried)
  console.log(`${tried.length} programs of exercises that are read were run.`)
  return tried.flatMap(({ name, prints, isRight }, index) => {
    if ((printed[index] === asLine(prints)) === isRight) return []
    return isRight
      ? `${name}: prints "${printed[index]}", not "${asLine(prints)}"`
      : `${name}: a wrong one prints the same`
  })
}

function triesOf({ course, lessons }: CourseWork): Try[] {
  return lessons
    .flatMap(({ exercises }) => exercises)
    .filter(isReadingExercise)
    .flatMap((exercise) => {
      const { run, prints } = exercise
      if (!run || prints === undefined) return []
      const tryOf = (isRight: boolean) => (code: string) => ({
        name: `${course}/${exercise.id}`,
        language: run.as,
        text: [run.setup, code, run.after].filter(Boolean).join('\n'),
        prints,
        isRight,
      })
      return [
        ...[rightProgram(exercise), ...otherRightPrograms(exercise)].map(tryOf(true)),
        ...(run.as === 'kotlin' ? [] : wrongPrograms(exercise).map(tryOf(false))),
      ]
    })
}

async function thatCompile(tries: readonly Try[]): Promise<Try[]> {
  const doubtful = tries.filter(({ language, isRight }) => !isRight && compilers[language])
  const found = await outputsOf(
    doubtful.map(({ language, text }) => ({ language: compilers[language] ?? language, text })),
  )
  const refused = new Set(doubtful.filter((_, index) => found[index] !== 'compiles'))
  return tries.filter((one) => !refused.has(one))
}
