import {
  allProjects,
  difficulties,
  type ProjectBody,
  type ProjectCategory,
  type ProjectView,
  projectBody,
  projectCategories,
} from '@guildhall/contract'
import { z } from 'zod'
import { amountText } from '../../forms/amount-text.ts'
import { filled, into, readAs } from '../../forms/text-schemas.ts'

/** What the project form holds: texts, as they stand in its fields and in their order. */
export interface ProjectValues {
  title: string
  description: string
  /** Separated by commas. */
  requiredSkills: string
  /** One of the difficulties, or empty. */
  minimumLevel: string
  /** Dollars. */
  price: string
  category: string
  /** YYYY-MM-DD, or empty. */
  deadline: string
  image: string
}

export const emptyProject: ProjectValues = {
  title: '',
  description: '',
  requiredSkills: '',
  minimumLevel: '',
  price: '',
  category: allProjects,
  deadline: '',
  image: '',
}

export const projectValues: z.ZodType<ProjectValues> = z.object({
  title: z.string(),
  description: z.string(),
  requiredSkills: z.string(),
  minimumLevel: z.string(),
  price: z.string(),
  category: z.string(),
  deadline: z.string(),
  image: z.string(),
})

export function valuesOf(project: ProjectView): ProjectValues {
  return {
    title: project.title,
    description: project.description,
    requiredSkills: project.requiredSkills.join(', '),
    minimumLevel: project.minimumLevel ?? '',
    price: String(project.price),
    // Whatever is no category of the form stands for none in particular.
    category: asCategory(project.category) ?? allProjects,
    deadline: dateOf(project.deadline),
    image: project.image,
  }
}

const asCategory = (text: string): ProjectCategory | undefined => projectCategories.find((known) => known === text)

/** The calendar day of an instant, in UTC, as the specification counts deadlines. */
export const dateOf = (instant: Date | string): string => new Date(instant).toISOString().slice(0, 10)

/** The first day a new deadline may fall on: today's 00:00 UTC is past already. */
export const firstDeadline = (now: Date): string => dateOf(new Date(now.getTime() + 24 * 60 * 60 * 1_000))

/** `React,  Node.js, ,React` is React and Node.js. */
export function readSkills(text: string): string[] {
  return [...new Set(text.split(',').map((skill) => skill.trim()))].filter((skill) => skill !== '')
}

/**
 * Reads the form as the request it stands for.
 * @param original the project as it was; its deadline is sent to the instant while its day is unchanged, even when past
 */
export function projectForm(
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
  })
}

const fieldNames: Record<keyof ProjectValues, string> = {
  title: 'Title',
  description: 'Description',
  requiredSkills: 'Required skills',
  minimumLevel: 'Preferably proven at',
  price: 'Price',
  category: 'Category',
  deadline: 'Deadline',
  image: 'Image',
}

/** Which fields of two states of the form differ, in the words of its labels. */
export function differences(one: ProjectValues, other: ProjectValues): string[] {
  return (Object.keys(fieldNames) as (keyof ProjectValues)[])
    .filter((field) => one[field] !== other[field])
    .map((field) => fieldNames[field])
}
