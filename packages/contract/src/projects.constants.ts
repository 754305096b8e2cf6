/** Means no category: listed under All Projects only. */
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
export const categoryFallback = 'Design'

export const projectStatuses = ['active', 'in_progress', 'completed', 'cancelled', 'closed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** The client is asked whether they still hire after this many days without an act. */
export const idleAskDays = 14
/** Days after the question until the project closes. */
export const idleCloseDays = 7

export const projectSorts = ['newest', 'budget_high', 'budget_low'] as const
export type ProjectSort = (typeof projectSorts)[number]

export const priceMaximumUsd = 10_000_000
export const skillsMaximum = 30
export const projectFilesMaximum = 10
/** Per person: uploaded files that no project uses yet, removed after the hours below. */
export const looseProjectFilesMaximum = 30
export const looseProjectFileHours = 24
export const descriptionCollapseAt = 150
export const visibleSkills = 3
export const projectSavedRedirectDelayMs = 2_000
export const pageSize = 50
export const screenPageSize = 24
export const pageSizeMaximum = 100
export const pagedRowsMaximum = 10_000
