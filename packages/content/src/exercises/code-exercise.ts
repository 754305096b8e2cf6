import { z } from 'zod'
import { lineOfText, programText } from '../texts.ts'
import { misconception, sharedByExercises } from './exercise-parts.ts'

/** A program that tests judge. Solution after the fourth failure. */
const shared = {
  kind: z.literal('code'),
  ...sharedByExercises,
  start: programText,
  solution: programText,
  /** Programs that a named misconception leads to. Tests must refuse each. */
  wrong: z
    .array(z.strictObject({ name: z.string().regex(/^[a-z][a-zA-Z]+$/), assumes: misconception, code: programText }))
    .min(1)
    .max(4),
}

/** Evaluated after the program, each in a world of its own. A promise is awaited. */
const evaluated = {
  says: lineOfText(120),
  call: lineOfText(400),
  /** An expression as well: what `call` gives. */
  gives: lineOfText(400).optional(),
  /** The name of the error that `call` throws. */
  throws: z
    .string()
    .regex(/^\w*Error$/)
    .optional(),
}
const givesOrThrows = ({ gives, throws }: { gives?: string | undefined; throws?: string | undefined }) =>
  (gives === undefined) !== (throws === undefined)
const expressionTest = z.strictObject(evaluated).refine(givesOrThrows, 'needs either gives or throws')

const programExerciseSchema = z.strictObject({
  ...shared,
  language: z.enum(['javascript', 'typescript']),
  tests: z.array(expressionTest).min(3).max(8),
})
export type ProgramExercise = z.infer<typeof programExerciseSchema>

const pythonExerciseSchema = z.strictObject({
  ...shared,
  language: z.literal('python'),
  tests: z
    .array(
      z
        .strictObject({
          ...evaluated,
          /** Statements between the program and `call`. */
          acts: programText.optional(),
        })
        .refine(givesOrThrows, 'needs either gives or throws'),
    )
    .min(3)
    .max(8),
})
export type PythonExercise = z.infer<typeof pythonExerciseSchema>

/** Evaluated in the page, each in a page of its own. */
const pageTest = z.strictObject({
  says: lineOfText(120),
  call: lineOfText(400),
  /** An expression as well: what `call` gives. */
  gives: lineOfText(400),
  /** Of the page, in pixels. */
  width: z.int().min(240).max(1920).optional(),
})
const pageTests = z.array(pageTest).min(3).max(8)

const htmlExerciseSchema = z.strictObject({ ...shared, language: z.literal('html'), tests: pageTests })
const cssExerciseSchema = z.strictObject({
  ...shared,
  language: z.literal('css'),
  /** The HTML that the styles are for. */
  page: programText,
  tests: pageTests,
})
export type PageExercise = z.infer<typeof htmlExerciseSchema> | z.infer<typeof cssExerciseSchema>

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()])

const sqlExerciseSchema = z.strictObject({
  ...shared,
  language: z.literal('sql'),
  /** Tables and rows that are there before the program. */
  setup: programText,
  tests: z
    .array(
      z
        .strictObject({
          says: lineOfText(120),
          /** Statements between `setup` and the program: other rows, so that a fixed answer fails. */
          before: lineOfText(400).optional(),
          /** Asked after the program. Without it, the answer of the program's last query counts. */
          call: lineOfText(400).optional(),
          columns: z.array(lineOfText(60)).optional(),
          rows: z.array(z.array(cell)).max(20).optional(),
          ordered: z.boolean().optional(),
          /** The SQLSTATE that `call` fails with, such as 23514 for a check constraint. */
          throws: z
            .string()
            .regex(/^[0-9A-Z]{5}$/)
            .optional(),
        })
        .refine(({ rows, throws }) => (rows === undefined) !== (throws === undefined), 'needs either rows or throws')
        .refine(({ call, throws }) => call !== undefined || throws === undefined, 'needs a call that throws'),
    )
    .min(3)
    .max(8),
})
export type SqlExercise = z.infer<typeof sqlExerciseSchema>

const moduleName = z.string().regex(/^[A-Za-z]+\.(jsx|tsx|js|ts|vue)$/)

const componentExerciseSchema = z
  .strictObject({
    ...shared,
    language: z.enum(['react', 'vue']),
    /** What learners write is a module of this name. */
    file: moduleName,
    /** Modules that it may import, as in `./clients.js`. */
    files: z
      .array(z.strictObject({ name: moduleName, code: programText }))
      .max(4)
      .optional(),
    /** The file whose default export is shown; else that of `file`. */
    shows: moduleName.optional(),
    tests: z
      .array(
        z.strictObject({
          says: lineOfText(120),
          /** An object as an expression: what the component gets. */
          props: lineOfText(400).optional(),
          /** Statements that use the component as people do. */
          acts: lineOfText(400).optional(),
          call: lineOfText(400),
          gives: lineOfText(400),
        }),
      )
      .min(3)
      .max(8),
  })
  .refine(
    ({ file, files = [], shows = file }) => [file, ...files.map(({ name }) => name)].includes(shows),
    'shows a file that is not there',
  )
export type ComponentExercise = z.infer<typeof componentExerciseSchema>

export const codeExerciseSchema = z.discriminatedUnion('language', [
  programExerciseSchema,
  pythonExerciseSchema,
  htmlExerciseSchema,
  cssExerciseSchema,
  sqlExerciseSchema,
  componentExerciseSchema,
])
export type CodeExercise = z.infer<typeof codeExerciseSchema>
