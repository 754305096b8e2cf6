import { z } from 'zod'
import { codeColors } from './code-colors.ts'
import { sharedByExercises } from './exercise-parts.ts'

const shared = {
  kind: z.literal('code'),
  ...sharedByExercises,
  start: z.string(),
  solution: z.string(),
  solutionColors: codeColors.optional(),
}

export const programExerciseView = z.object({
  ...shared,
  language: z.enum(['javascript', 'typescript']),
  /** Expressions in JavaScript: `call` must give what `gives` does, or throw the error named `throws`. */
  tests: z.array(
    z.object({
      says: z.string(),
      call: z.string(),
      gives: z.string().optional(),
      throws: z.string().optional(),
    }),
  ),
})

/** Expressions in Python, as above; `acts` are statements before the call. Values are compared by their `repr`. */
export const pythonExerciseView = z.object({
  ...shared,
  language: z.literal('python'),
  tests: z.array(
    z.object({
      says: z.string(),
      acts: z.string().optional(),
      call: z.string(),
      gives: z.string().optional(),
      throws: z.string().optional(),
    }),
  ),
})

/** `call` and `gives` are expressions of the page that is shown, `width` pixels wide if that matters. */
const pageTest = z.object({ says: z.string(), call: z.string(), gives: z.string(), width: z.int().optional() })

export const htmlExerciseView = z.object({ ...shared, language: z.literal('html'), tests: z.array(pageTest) })

/** `page` is the HTML that the styles are for. */
export const cssExerciseView = z.object({
  ...shared,
  language: z.literal('css'),
  page: z.string(),
  tests: z.array(pageTest),
})

/** PostgreSQL. `setup` makes the tables; `call`, or else the program's last statement, must return `rows`. */
export const sqlExerciseView = z.object({
  ...shared,
  language: z.literal('sql'),
  setup: z.string(),
  tests: z.array(
    z.object({
      says: z.string(),
      /** Statements before the program. */
      before: z.string().optional(),
      call: z.string().optional(),
      columns: z.array(z.string()).optional(),
      rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))).optional(),
      /** Whether the order of the rows counts. */
      ordered: z.boolean().optional(),
      /** The SQLSTATE that `call` fails with, instead of rows. */
      throws: z.string().optional(),
    }),
  ),
})

const moduleView = z.object({ name: z.string(), code: z.string() })

/**
 * A component in a file of the name `file`, which may import `files`. `shows` is the file that is shown, if not its own. It gets
 * `props`, is used as `acts` says, and then `call` must give what `gives` does.
 */
export const componentExerciseView = z.object({
  ...shared,
  language: z.enum(['react', 'vue']),
  file: z.string(),
  files: z.array(moduleView).optional(),
  shows: z.string().optional(),
  tests: z.array(
    z.object({
      says: z.string(),
      props: z.string().optional(),
      acts: z.string().optional(),
      call: z.string(),
      gives: z.string(),
    }),
  ),
})

export const codeExerciseView = z.discriminatedUnion('language', [
  programExerciseView,
  pythonExerciseView,
  htmlExerciseView,
  cssExerciseView,
  sqlExerciseView,
  componentExerciseView,
])
