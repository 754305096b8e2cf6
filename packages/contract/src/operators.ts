import { z } from 'zod'
import { operatorActionKinds } from './operators.constants.ts'
import { pageQuery } from './projects.ts'

/** The operator who asks. Everyone else is answered as if there were nothing at the address. */
export const operatorView = z.object({ userId: z.uuid(), name: z.string(), since: z.iso.datetime() })
export type OperatorView = z.infer<typeof operatorView>

export const operatorLogQuery = z.object({
  kind: z.enum(operatorActionKinds, { error: `Kind must be one of ${operatorActionKinds.join(', ')}.` }).optional(),
  /** The id of an operator, or `machine` for what was made on the machine. */
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
  /** Null for what was made on the machine. */
  operator: namedPerson.nullable(),
  /** The person it is about, if it is about one. */
  subject: namedPerson.nullable(),
  /** What else it is about, such as the id of a report; empty if nothing. */
  target: z.string(),
  reason: z.string(),
})
export type OperatorActionView = z.infer<typeof operatorActionView>
export const operatorLogView = z.array(operatorActionView)

/** All who have acted or can act, for the filter of the log. */
export const operatorsView = z.object({ operators: z.array(namedPerson) })
export type OperatorsView = z.infer<typeof operatorsView>
