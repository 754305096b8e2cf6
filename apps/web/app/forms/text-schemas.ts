import { z } from 'zod'
import { readAmount } from '../amounts.ts'

/** Refuses blank text; `error` is then the field's only error. */
export const filled = (error: string) => z.string().refine((text) => text.trim() !== '', { error, abort: true })

/** `from.pipe(to)` where `to` accepts more than `from` produces, such as an optional field. */
export const into = <Input, Read, Output>(to: z.ZodType<Output, Read>, from: z.ZodType<Read, Input>) => from.pipe(to)

export function optionalText<Output, Empty>(schema: z.ZodType<Output, string>, empty: Empty) {
  return z.string().transform((text, context): Output | Empty => {
    if (text.trim() === '') return empty
    const read = schema.safeParse(text)
    if (read.success) return read.data
    context.addIssue(firstSentence(read.error))
    return z.NEVER
  })
}

/** Reads one text as something that `accepted` must accept, such as a list. Returns what `read` made, untransformed. */
export function readAs<Read>(read: (text: string) => Read, accepted: z.ZodType<unknown, Read>) {
  return z.string().transform((text, context) => {
    const made = read(text)
    const { error } = accepted.safeParse(made)
    if (!error) return made
    context.addIssue(firstSentence(error))
    return z.NEVER
  })
}

/** Dollars, see `readAmount`. */
export const amountText = (name: string) =>
  z.string().transform((text, context) => {
    const { usd, problem } = readAmount(text, name)
    if (problem === undefined) return usd
    context.addIssue(problem)
    return z.NEVER
  })

const firstSentence = (error: z.ZodError) => error.issues[0]?.message ?? ''

/** The ids of uploaded files. */
export const attachedIds = z
  .array(z.object({ _id: z.string(), filename: z.string(), size: z.number() }))
  .refine((files) => files.every(({ _id }) => _id !== ''), {
    error: 'A file is still uploading. Wait for it, or remove it.',
  })
  .transform((files) => files.map(({ _id }) => _id))
