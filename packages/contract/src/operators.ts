import { z } from 'zod'
import { operatorActionKinds } from './operators.constants.ts'
import { pageQuery } from './projects.ts'

/** The signed-in operator. Anyone else gets a 404. */
export const operatorView = z.object({ userId: z.uuid(), name: z.string(), since: z.iso.datetime() })
export type OperatorView = z.infer<typeof operatorView>

export const operatorLogQuery = z.object({
  kind: z.enum(operatorActionKinds, { error: `Kind must be one of ${operatorActionKinds.join(', ')}.` }).optional(),
  /** An id, or `machine` for actions on the command line. */
  operator: z
    .string()
    .refine((text) => text === 'machine' || z.uuid().safeParse(text).success, {
      error: 'Operator must be an id, or machine.',
    })
    .optional(),
  ...pageQuery,
})

const namedPerson = z.object({ _id: z.uuid(), name: z.string() })

export const operatorActionView = z.object({
  _id: z.string(),
  at: z.iso.datetime(),
  kind: z.string(),
  /** Null for actions on the command line. */
  operator: namedPerson.nullable(),
  subject: namedPerson.nullable(),
  target: z.string(),
  reason: z.string(),
})
export type OperatorActionView = z.infer<typeof operatorActionView>
export const operatorLogView = z.array(operatorActionView)

export const operatorsView = z.object({ operators: z.array(namedPerson) })
export type OperatorsView = z.infer<typeof operatorsView>
