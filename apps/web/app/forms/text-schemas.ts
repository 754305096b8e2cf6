import { z } from 'zod'

/** A text that holds more than white space. Piped into another schema, its sentence comes first and alone. */
export const filled = (error: string) => z.string().refine((text) => text.trim() !== '', { error, abort: true })

/** Pipes `from` into a schema of the contract that would also accept less, such as nothing. */
export const into = <Input, Read, Output>(to: z.ZodType<Output, Read>, from: z.ZodType<Read, Input>) => from.pipe(to)

/** Reads a text with `schema`, unless it is blank: that is `empty`. */
export function optionalText<Output, Empty>(schema: z.ZodType<Output, string>, empty: Empty) {
  return z.string().transform((text, context): Output | Empty => {
    if (text.trim() === '') return empty
    const read = schema.safeParse(text)
    if (read.success) return read.data
    context.addIssue(firstSentence(read.error))
    return z.NEVER
  })
}

/**
 * Reads one text as what `accepted` accepts, such as a list. Its first objection stands at the text as a whole.
 * @returns what `read` made, not what `accepted` would turn it into: it is sent, and parsed where it arrives
 */
export function readAs<Read>(read: (text: string) => Read, accepted: z.ZodType<unknown, Read>) {
  return z.string().transform((text, context) => {
    const made = read(text)
    const { error } = accepted.safeParse(made)
    if (!error) return made
    context.addIssue(firstSentence(error))
    return z.NEVER
  })
}

const firstSentence = (error: z.ZodError) => error.issues[0]?.message ?? ''
