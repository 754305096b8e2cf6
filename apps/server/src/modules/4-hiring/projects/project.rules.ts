import { categoryFallback, skillKey } from '@guildhall/contract'
import { indexedText } from '../../../platform/text-search/search-keys.rules.ts'
import { searchable } from '../../../platform/text-search/searchable.rules.ts'

export function refusalOfDeadline(deadline: Date, now: Date, current?: Date) {
  if (current && deadline.getTime() === current.getTime()) return null
  return deadline.getTime() < now.getTime() ? 'project.deadline_passed' : null
}

/** The prefix keeps skills apart from categories. */
export const skillFacets = (skills: readonly string[]): string[] => [
  ...new Set(skills.map((skill) => `skill:${skillKey(skill)}`)),
]

/** Title, description and skills on separate lines, then the index keys. No category counts as the fallback. */
export function projectSearchText(project: {
  title: string
  description: string
  requiredSkills: readonly string[]
  category?: string | null | undefined
}) {
  const text = searchable([project.title, project.description, project.requiredSkills.join(' ')].join('\n'))
  return indexedText(text, [project.category || categoryFallback, ...skillFacets(project.requiredSkills)])
}
