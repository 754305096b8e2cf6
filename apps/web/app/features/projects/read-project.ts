import { difficulties, type ProjectBody, type ProjectView, projectBody } from '@guildhall/contract'
import { readAmount } from '../../amounts.ts'
import {
  asCategory,
  dateOf,
  firstDeadline,
  type ProjectProblems,
  type ProjectValues,
  projectProblems,
  readSkills,
} from './project-form-values.ts'

export type ReadProject = { body: ProjectBody; problems?: undefined } | { body?: undefined; problems: ProjectProblems }

/**
 * The request for `values`, or what is wrong with each field. @param original the project as it was: its deadline stays
 * exact while its day is unchanged, even if past
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
    // Unreadable and empty fields have their own messages.
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
