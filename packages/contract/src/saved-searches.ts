import { z } from 'zod'
import { allProjects, projectSorts } from './projects.constants.ts'
import {
  savedSearchesMaximum,
  savedSearchKinds,
  savedSearchNameMaximum,
  searchAlerts,
} from './saved-searches.constants.ts'
import { exactText, requiredText } from './text.ts'

/** The filters of the list of projects. At least a text or a category, as alerts for everything are of no use. */
export const projectSearch = z
  .strictObject({
    search: exactText('Search', 200)
      .transform((text) => text.trim())
      .default(''),
    category: exactText('Category', 60).default(allProjects),
    sort: z.enum(projectSorts, { error: `Sort must be one of ${projectSorts.join(', ')}.` }).default('newest'),
  })
  .refine(({ search, category }) => search !== '' || category !== allProjects, {
    path: ['search'],
    error: 'Search for something or choose a category first.',
  })
export type ProjectSearch = z.output<typeof projectSearch>

const kind = z.enum(savedSearchKinds, { error: `Kind must be one of ${savedSearchKinds.join(', ')}.` })
const settings = {
  name: requiredText('Name', savedSearchNameMaximum),
  alerts: z.enum(searchAlerts, { error: `Alerts must be one of ${searchAlerts.join(', ')}.` }),
}

export const savedSearchBody = z.object({ kind, search: projectSearch, ...settings })
export type SavedSearchBody = z.input<typeof savedSearchBody>
export type SavedSearchInput = z.output<typeof savedSearchBody>

export const savedSearchSettingsBody = z.object(settings)
export type SavedSearchSettingsBody = z.input<typeof savedSearchSettingsBody>

export const savedSearchView = z.object({
  _id: z.uuid(),
  kind,
  name: z.string(),
  search: z.object({ search: z.string(), category: z.string(), sort: z.enum(projectSorts) }),
  alerts: z.enum(searchAlerts),
  createdAt: z.iso.datetime(),
})
export type SavedSearchView = z.infer<typeof savedSearchView>
export const savedSearchListView = z.array(savedSearchView).max(savedSearchesMaximum)
