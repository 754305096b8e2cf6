import { type ReviewBody, type ReviewSide, reviewAspectLabels, reviewAspects, reviewBody } from '@guildhall/contract'
import { z } from 'zod'
import { filled, into } from '../../forms/text-schemas.ts'
import type { ReviewValues } from './review-values.ts'

export function reviewSchema(side: ReviewSide): z.ZodType<ReviewBody, ReviewValues> {
  const { shape } = reviewBody
  const chosen = (what: string) =>
    z
      .string({ error: `Choose how many stars for ${what}.` })
      .nullable()
      .refine((score) => score !== null && score !== '', { error: `Choose how many stars for ${what}.` })
      .transform(Number)
  const aspects = reviewAspects[side].map((name) => [name, chosen(`“${reviewAspectLabels[name]}”`)] as const)
  return z.object({
    rating: into(shape.rating, chosen('“Overall”')),
    aspects: z
      .object(Object.fromEntries(aspects))
      .pipe(shape.aspects as z.ZodType<ReviewBody['aspects'], Record<string, number>>),
    text: filled('Say in a few words how it was.').pipe(shape.text),
  }) as z.ZodType<ReviewBody, ReviewValues>
}
