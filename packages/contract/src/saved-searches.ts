import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { allProjects, projectSorts } from './projects.constants.ts'
import {
  type SavedSearchKind,
  savedSearchesMaximum,
  savedSearchKinds,
  savedSearchNameMaximum,
  searchAlerts,
} from './saved-searches.constants.ts'
import { availabilityFilters, languages, talentSorts } from './talent.constants.ts'
import { hasSkillOfLevel, levelWithoutSkill, savedRate, talentFilters } from './talent.ts'
import { exactText, requiredText } from './text.ts'

/** At least a text or a category: alerts for everything are useless. */
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

const trimmed = (text: string | undefined) => text?.trim() || undefined
const { search, category, skill, level, location, availability, language, sort } = talentFilters

/** At least one filter: alerts for everyone are useless. */
export const peopleSearch = z
  .strictObject({
    search: search.optional().transform(trimmed),
    category,
    skill: skill.transform(trimmed),
    level,
    minRate: savedRate('The lowest rate'),
    maxRate: savedRate('The highest rate'),
    location: location.transform(trimmed),
    availability,
    language,
    sort,
  })
  .refine(({ sort: _order, ...filters }) => Object.values(filters).some((value) => value !== undefined), {
    path: ['search'],
    error: 'Search for something or choose a filter first.',
  })
  .refine(hasSkillOfLevel, levelWithoutSkill)

const ofKind = <Kind extends SavedSearchKind>(kind: Kind) => ({ kind: z.literal(kind) })
const kindError = { error: `Kind must be one of ${savedSearchKinds.join(', ')}.` }
const settings = {
  name: requiredText('Name', savedSearchNameMaximum),
  alerts: z.enum(searchAlerts, { error: `Alerts must be one of ${searchAlerts.join(', ')}.` }),
}

export const savedProjectSearchBody = z.object({ ...ofKind('projects'), search: projectSearch, ...settings })
export const savedPeopleSearchBody = z.object({ ...ofKind('people'), search: peopleSearch, ...settings })
export const savedSearchBody = z.discriminatedUnion('kind', [savedProjectSearchBody, savedPeopleSearchBody], kindError)
export type SavedSearchBody = z.input<typeof savedSearchBody>
export type SavedSearchInput = z.output<typeof savedSearchBody>

export const savedSearchSettingsBody = z.object(settings)
export type SavedSearchSettingsBody = z.input<typeof savedSearchSettingsBody>

const saved = { _id: z.uuid(), name: z.string(), alerts: z.enum(searchAlerts), createdAt: z.iso.datetime() }
export const savedProjectSearchView = z.object({
  ...saved,
  ...ofKind('projects'),
  search: z.object({ search: z.string(), category: z.string(), sort: z.enum(projectSorts) }),
})
export const savedPeopleSearchView = z.object({
  ...saved,
  ...ofKind('people'),
  /** What is not asked for is left out. */
  search: z.object({
    search: z.string().optional(),
    category: z.string().optional(),
    skill: z.string().optional(),
    level: z.enum(difficulties).optional(),
    minRate: z.number().optional(),
    maxRate: z.number().optional(),
    location: z.string().optional(),
    availability: z.enum(availabilityFilters).optional(),
    language: z.enum(languages).optional(),
    sort: z.enum(talentSorts),
  }),
})
export const savedSearchView = z.discriminatedUnion('kind', [savedProjectSearchView, savedPeopleSearchView])
export type SavedSearchView = z.infer<typeof savedSearchView>
export type PeopleSearch = z.infer<typeof savedPeopleSearchView>['search']
export const savedSearchListView = z.array(savedSearchView).max(savedSearchesMaximum)
