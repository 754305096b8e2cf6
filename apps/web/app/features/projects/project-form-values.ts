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
import { readAmount } from '../../amounts.ts'

/** What the project form holds: texts, as they stand in its fields. */
export interface ProjectValues {
  title: string
  description: string
  /** Dollars. */
  price: string
  category: string
  /** Separated by commas. */
  skills: string
  image: string
  /** YYYY-MM-DD, or empty. */
  deadline: string
  /** One of the difficulties, or empty. */
  minimumLevel: string
}

export const emptyProject: ProjectValues = {
  title: '',
  description: '',
  price: '',
  category: allProjects,
  skills: '',
  image: '',
  deadline: '',
  minimumLevel: '',
}

const draftShape = z.object({
  title: z.string(),
  description: z.string(),
  price: z.string(),
  category: z.string(),
  skills: z.string(),
  image: z.string(),
  deadline: z.string(),
  minimumLevel: z.string().default(''),
})
/** A change under way: what was written, over which version, and what was laid aside for a newer one. */
const storedDraft = z.object({
  values: draftShape,
  over: z.string().nullable(),
  setAside: draftShape.optional(),
})
export type ProjectDraft = z.infer<typeof storedDraft>

/** A kept draft, or undefined when what was kept is not one. */
export const projectFromDraft = (draft: unknown): ProjectDraft | undefined => storedDraft.safeParse(draft).data

export function valuesOf(project: ProjectView): ProjectValues {
  return {
    title: project.title,
    description: project.description,
    price: String(project.price),
    // Whatever is no category of the form stands for none in particular.
    category: asCategory(project.category) ?? allProjects,
    skills: project.requiredSkills.join(', '),
    image: project.image,
    deadline: dateOf(project.deadline),
    minimumLevel: project.minimumLevel ?? '',
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

export type ProjectProblems = Partial<Record<keyof ProjectValues, string>>
export type ReadProject = { body: ProjectBody; problems?: undefined } | { body?: undefined; problems: ProjectProblems }

/**
 * The request that `values` stand for, or what is wrong with each field.
 * @param original the project as it was; its deadline is sent to the instant while its day is unchanged, even when past
 */
export function readProject(values: ProjectValues, now: Date, original?: Pick<ProjectView, 'deadline'>): ReadProject {
  const keepsDeadline = original !== undefined && values.deadline === dateOf(original.deadline)
  const price = readAmount(values.price, 'Price')
  const body = {
    title: values.title,
    description: values.description,
    price: price.usd ?? Number.NaN,
    category: asCategory(values.category),
    image: values.image.trim(),
    requiredSkills: readSkills(values.skills),
    deadline: keepsDeadline ? original.deadline : values.deadline,
    minimumLevel: difficulties.find((level) => level === values.minimumLevel) ?? null,
  }
  const parsed = projectBody.safeParse(body)
  const problems: ProjectProblems = {
    ...(parsed.error
      ? projectProblems(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
      : {}),
    // A field that cannot be read, or is empty, says so in its own words.
    ...(price.problem === undefined
      ? {}
      : { price: values.price.trim() === '' ? 'Price is required.' : price.problem }),
    ...(values.deadline === '' ? { deadline: 'Deadline is required.' } : {}),
  }
  if (!problems.deadline && !keepsDeadline && values.deadline < firstDeadline(now)) {
    problems.deadline = 'The deadline has already passed. Choose a later date.'
  }
  return Object.keys(problems).length > 0 ? { problems } : { body }
}

const fieldNames: Record<keyof ProjectValues, string> = {
  title: 'Title',
  description: 'Description',
  skills: 'Required skills',
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

const fieldOf: Readonly<Record<string, keyof ProjectValues>> = {
  title: 'title',
  description: 'description',
  price: 'price',
  category: 'category',
  requiredSkills: 'skills',
  image: 'image',
  deadline: 'deadline',
  minimumLevel: 'minimumLevel',
}

/** Puts objections, ours or the server's, to the fields they are about; the first of each wins. */
export function projectProblems(details: readonly { path: string; message: string }[]): ProjectProblems {
  const problems: ProjectProblems = {}
  for (const { path, message } of details) {
    const field = fieldOf[path.split('.')[0] ?? '']
    if (field) problems[field] ??= message
  }
  return problems
}
