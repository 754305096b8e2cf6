import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { screenPageSize } from './projects.constants.ts'
import { pageQuery } from './projects.ts'
import { verifiedSkillView } from './results.ts'
import {
  availabilities,
  availabilityFilters,
  languages,
  talentCategories,
  talentCounted,
  talentSorts,
  talentWordsMaximum,
} from './talent.constants.ts'
import { textLimits } from './text.constants.ts'
import { exactText } from './text.ts'

const rateError = (name: string) => `${name} must be a number of dollars from 0 to 100,000.`

function rate(name: string) {
  const error = rateError(name)
  return z.coerce.number({ error }).min(0, { error }).max(100_000, { error }).optional()
}

export function savedRate(name: string) {
  const error = rateError(name)
  return z.number({ error }).min(0, { error }).max(100_000, { error }).optional()
}

export const wordsOf = (search: string): string[] => search.split(/\s+/u).filter((word) => word !== '')

export const talentFilters = {
  search: exactText('Search', 200).refine((text) => wordsOf(text).length <= talentWordsMaximum, {
    error: `Search for at most ${talentWordsMaximum} words.`,
  }),
  category: z
    .string()
    .refine((slug) => talentCategories.some((category) => category.slug === slug), {
      error: `Category must be one of ${talentCategories.map(({ slug }) => slug).join(', ')}.`,
    })
    .optional(),
  skill: exactText('Skill', textLimits.skill).optional(),
  level: z.enum(difficulties, { error: `Level must be ${difficulties.join(', ')}.` }).optional(),
  location: exactText('Location', 100).optional(),
  availability: z
    .enum(availabilityFilters, { error: `Availability must be ${availabilityFilters.join(' or ')}.` })
    .optional(),
  language: z.enum(languages, { error: 'Language must be a code of two letters that profiles can have.' }).optional(),
  sort: z.enum(talentSorts, { error: `Sort must be one of ${talentSorts.join(', ')}.` }).default('relevance'),
}

/** For a refinement: a level without a skill says nothing. */
export const hasSkillOfLevel = ({ level, skill }: { level?: unknown; skill?: string | undefined }) =>
  level === undefined || (skill ?? '').trim() !== ''
export const levelWithoutSkill = { path: ['level'], error: 'A level needs a skill.' }

/** Every filter given must hold. */
export const talentListQuery = z
  .object({
    ...talentFilters,
    search: talentFilters.search.default(''),
    minRate: rate('The lowest rate'),
    maxRate: rate('The highest rate'),
    ...pageQuery,
    limit: pageQuery.limit.default(screenPageSize),
  })
  .refine(hasSkillOfLevel, levelWithoutSkill)
export type TalentListQuery = z.output<typeof talentListQuery>

export const talentView = z.object({
  _id: z.uuid(),
  username: z.string(),
  name: z.string(),
  title: z.string(),
  profileImage: z.string(),
  location: z.string(),
  hourlyRate: z.number(),
  availability: z.enum(availabilities).nullable(),
  hoursPerWeek: z.int().nullable(),
  languages: z.array(z.enum(languages)),
  about: z.string(),
  skills: z.array(z.string()),
  /** `verifiedTotal` counts all. */
  verifiedSkills: z.array(verifiedSkillView),
  verifiedTotal: z.int(),
  completedJobs: z.int(),
  completedForClients: z.int(),
  rating: z.number().nullable(),
  reviewCount: z.int().nullable(),
  responseMinutes: z.int().nullable(),
})
export type TalentView = z.infer<typeof talentView>

export const talentListView = z.object({
  people: z.array(talentView),
  total: z.int().max(talentCounted),
  totalIsCapped: z.boolean(),
  nextCursor: z.string().nullable(),
})
export type TalentListView = z.infer<typeof talentListView>

export const talentPartSize = 5_000

/** The first id of each part of all people who may be found. */
export const talentPartsView = z.object({ parts: z.array(z.uuid()) })
export type TalentPartsView = z.infer<typeof talentPartsView>

/** At most {@link talentPartSize} people, with the ids of their public results. */
export const talentPartView = z.object({
  people: z.array(z.object({ _id: z.uuid(), results: z.array(z.uuid()) })),
})
export type TalentPartView = z.infer<typeof talentPartView>
