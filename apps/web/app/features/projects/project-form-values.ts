import {
  allProjects,
  dayMs,
  type ProjectCategory,
  type ProjectDetailView,
  type ProjectView,
  projectCategories,
} from '@guildhall/contract'
import * as v from 'valibot'

export const projectValues = v.object({
  title: v.string(),
  description: v.string(),
  /** Separated by commas. */
  requiredSkills: v.string(),
  minimumLevel: v.string(),
  /** Dollars. */
  price: v.string(),
  category: v.string(),
  /** YYYY-MM-DD, or empty. */
  deadline: v.string(),
  image: v.string(),
  // Older drafts have none.
  attachments: v.optional(v.array(v.object({ _id: v.string(), filename: v.string(), size: v.number() })), []),
})
export type ProjectValues = v.InferOutput<typeof projectValues>

export const emptyProject: ProjectValues = {
  title: '',
  description: '',
  requiredSkills: '',
  minimumLevel: '',
  price: '',
  category: allProjects,
  deadline: '',
  image: '',
  attachments: [],
}

export function valuesOf(project: ProjectView & Pick<ProjectDetailView, 'attachments'>): ProjectValues {
  return {
    title: project.title,
    description: project.description,
    requiredSkills: project.requiredSkills.join(', '),
    minimumLevel: project.minimumLevel ?? '',
    price: String(project.price),
    // Categories missing from the form become "all".
    category: asCategory(project.category) ?? allProjects,
    deadline: dateOf(project.deadline),
    image: project.image,
    attachments: project.attachments.map(({ _id, filename, size }) => ({ _id, filename, size })),
  }
}

export const asCategory = (text: string): ProjectCategory | undefined =>
  projectCategories.find((known) => known === text)

/** Day in UTC, as the specification counts deadlines. */
export const dateOf = (instant: Date | string): string => new Date(instant).toISOString().slice(0, 10)

/** Tomorrow: today's 00:00 UTC has already passed. */
export const firstDeadline = (now: Date): string => dateOf(new Date(now.getTime() + dayMs))

const fieldNames: Record<keyof ProjectValues, string> = {
  title: 'Title',
  description: 'Description',
  requiredSkills: 'Required skills',
  minimumLevel: 'Preferred level',
  price: 'Price',
  category: 'Category',
  deadline: 'Deadline',
  image: 'Image',
  attachments: 'Files',
}

export function differences(one: ProjectValues, other: ProjectValues): string[] {
  return (Object.keys(fieldNames) as (keyof ProjectValues)[])
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => fieldNames[field])
}
