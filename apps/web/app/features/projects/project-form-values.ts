import { allProjects, type ProjectCategory, type ProjectView, projectCategories } from '@guildhall/contract'
import { fitting, nullable, optional, or, record, type Shaped, text } from '../../shapes.ts'

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

const draftShape = record({
  title: text,
  description: text,
  price: text,
  category: text,
  skills: text,
  image: text,
  deadline: text,
  minimumLevel: or(text, ''),
})
/** A change under way: what was written, over which version, and what was laid aside for a newer one. */
const storedDraft = record({
  values: draftShape,
  over: nullable(text),
  setAside: optional(draftShape),
})
export type ProjectDraft = Shaped<typeof storedDraft>

/** A kept draft, or undefined when what was kept is not one. */
export const projectFromDraft = (draft: unknown): ProjectDraft | undefined => fitting(storedDraft, draft)

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

export const asCategory = (text: string): ProjectCategory | undefined =>
  projectCategories.find((known) => known === text)

/** The calendar day of an instant, in UTC, as the specification counts deadlines. */
export const dateOf = (instant: Date | string): string => new Date(instant).toISOString().slice(0, 10)

/** The first day a new deadline may fall on: today's 00:00 UTC is past already. */
export const firstDeadline = (now: Date): string => dateOf(new Date(now.getTime() + 24 * 60 * 60 * 1_000))

/** `React,  Node.js, ,React` is React and Node.js. */
export function readSkills(text: string): string[] {
  return [...new Set(text.split(',').map((skill) => skill.trim()))].filter((skill) => skill !== '')
}

export type ProjectProblems = Partial<Record<keyof ProjectValues, string>>
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

const fieldOf: ReadonlyMap<string, keyof ProjectValues> = new Map(
  Object.entries({
    title: 'title',
    description: 'description',
    price: 'price',
    category: 'category',
    requiredSkills: 'skills',
    image: 'image',
    deadline: 'deadline',
    minimumLevel: 'minimumLevel',
  } as const),
)

/** Puts objections, ours or the server's, to the fields they are about; the first of each wins. */
export function projectProblems(details: readonly { path: string; message: string }[]): ProjectProblems {
  const problems: ProjectProblems = {}
  for (const { path, message } of details) {
    const field = fieldOf.get(path.split('.')[0] ?? '')
    if (field) problems[field] ??= message
  }
  return problems
}
