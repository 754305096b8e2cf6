import { difficulties, type ProjectBody, type ProjectView, projectBody } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, attachedIds, filled, into, readAs } from '../../forms/text-schemas.ts'
import { asCategory, dateOf, firstDeadline, type ProjectValues } from './project-form-values.ts'
import { readSkills } from './shared/read-skills.ts'

/** @param original its deadline is sent unchanged to the instant while its day is unchanged, even when past */
export function projectSchema(
  original?: Pick<ProjectView, 'deadline'>,
  now = () => new Date(),
): z.ZodType<ProjectBody, ProjectValues> {
  const { shape } = projectBody
  const kept = original && dateOf(original.deadline)
  return z.object({
    title: z.string().pipe(shape.title),
    description: z.string().pipe(shape.description),
    requiredSkills: readAs(readSkills, shape.requiredSkills),
    minimumLevel: z.string().transform((text) => difficulties.find((level) => level === text) ?? null),
    price: filled('Price is required.').pipe(amountText('Price')).pipe(shape.price),
    category: z.string().transform(asCategory),
    deadline: filled('Deadline is required.')
      .refine((day) => day === kept || day >= firstDeadline(now()), {
        error: 'The deadline has already passed. Choose a later date.',
      })
      .pipe(readAs((day) => (original && day === kept ? original.deadline : day), shape.deadline)),
    image: into(shape.image, z.string().trim()),
    attachments: attachedIds.transform((ids) => (original || ids.length > 0 ? ids : undefined)),
  })
}
