import { z } from 'zod'
import { readAmount } from '../amounts.ts'

/** Dollars as typed, read as amounts are everywhere. */
export const amountText = (name: string) =>
  z.string().transform((text, context) => {
    const { usd, problem } = readAmount(text, name)
    if (problem === undefined) return usd
    context.addIssue(problem)
    return z.NEVER
  })
