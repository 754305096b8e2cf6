/** Stands for "no particular category": such a project shows only under All Projects. */
export const allProjects = 'All Projects'
export const projectCategories = [
  allProjects,
  'Web Development',
  'Mobile Apps',
  'UI/UX Design',
  'Content Writing',
  'Digital Marketing',
  'Graphic Design',
] as const
export type ProjectCategory = (typeof projectCategories)[number]
/** What a project without a category reads as. */
export const categoryFallback = 'Design'

export const projectStatuses = ['active', 'in_progress', 'completed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const projectSorts = ['newest', 'budget_high', 'budget_low'] as const
export type ProjectSort = (typeof projectSorts)[number]

export const priceMaximumUsd = 10_000_000
export const skillsMaximum = 30
/** Longer descriptions are clamped behind 'Read more'. */
export const descriptionCollapseAt = 150
/** How many required skills a card shows before '+n more'. */
export const visibleSkills = 3
/** After a project is saved the page moves on after this many milliseconds. */
export const projectSavedRedirectDelayMs = 2_000
export const pageSize = 50
/** What the screens ask for. */
export const screenPageSize = 24
export const pageSizeMaximum = 100
/** `page` × `limit` reaches this far; `cursor` reaches everything. */
export const pagedRowsMaximum = 10_000
