import { gapMark } from './exercises.constants.ts'

type ReadProgram =
  | { kind: 'prediction'; code: string }
  | { kind: 'order'; lines: readonly string[] }
  | { kind: 'gap'; code: string; accepts: readonly string[] }
  | { kind: 'fault'; code: string; line: number; fixed: string }

/** The program that an exercise is about, as it is right: what is shown as the solution is what the check of exercises has run. */
export function rightProgram(exercise: ReadProgram): string {
  switch (exercise.kind) {
    case 'prediction':
      return exercise.code
    case 'order':
      return exercise.lines.join('\n')
    case 'gap':
      return withGapFilled(exercise.code, exercise.accepts[0] ?? '')
    case 'fault':
      return exercise.code
        .split('\n')
        .with(exercise.line - 1, exercise.fixed)
        .join('\n')
  }
}

// With a function, as "$" in an answer means something to `replace`.
export const withGapFilled = (code: string, answer: string): string => code.replace(gapMark, () => answer)
