import { z } from 'zod'
import { isWholeCents } from './money.ts'
import { profileName } from './names.ts'
import {
  profileEntriesMaximum,
  profileSkillsPageSize,
  profileTextSections,
  selfReportedFigures,
  uploadedPictureId,
} from './profiles.constants.ts'
import { skillsMaximum } from './projects.constants.ts'
import { pageQuery } from './projects.ts'
import { profileAssessmentView } from './results.ts'
import { availabilities, hoursPerWeekMaximum, languages, languagesMaximum } from './talent.constants.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText, truncated } from './text.ts'

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const pictureAddress = (name: string) =>
  exactText(name, textLimits.url).refine(
    (text) => text === '' || isWebAddress(text) || uploadedPictureId(text) !== undefined,
    { error: `${name} must be a web address that starts with http:// or https://.` },
  )

/** An empty value counts as 0. What floating point puts slightly off is rounded, of money only what sums can be off. */
function figure(name: string, maximum: number, kind: 'money' | 'score' | 'count') {
  const scale = kind === 'count' ? 1 : 100
  const fits = (value: number) =>
    kind === 'money' ? isWholeCents(value) : Math.abs(value * scale - Math.round(value * scale)) < 1e-4
  return z
    .union([z.number(), z.string()], { error: `${name} must be a number.` })
    .nullish()
    .transform((value) => (value == null || value === '' ? 0 : Number(value)))
    .pipe(
      z
        .number({ error: `${name} must be a number.` })
        .min(0, { error: `${name} cannot be negative.` })
        .max(maximum, { error: `${name} can be at most ${maximum.toLocaleString('en-US')}.` })
        .refine((value) => value < 0 || fits(value), {
          error: kind === 'count' ? `${name} must be a whole number.` : `${name} can have at most two decimals.`,
        })
        .overwrite((value) => Math.round(value * scale) / scale),
    )
}

const short = (name: string) => exactText(name, textLimits.name).default('')
const long = (name: string) => exactText(name, textLimits.description).default('')
const entries = <T extends z.ZodType>(name: string, entry: T) =>
  z
    .array(entry, { error: `${name} must be a list.` })
    .max(profileEntriesMaximum, { error: `${name} can hold at most ${profileEntriesMaximum} entries.` })
    .default([])

/** A number is taken as its text. */
const year = z
  .union([exactText('Year', textLimits.name), z.int().transform(String)], { error: 'Year must be a number or text.' })
  .default('')

const entryTitle = exactText('Title', textLimits.title).default('')

export const educationEntry = z.object({
  degree: short('Degree'),
  institution: short('Institution'),
  year,
})
export const experienceEntry = z.object({
  title: entryTitle,
  company: short('Company'),
  period: short('Period'),
  description: long('Description'),
})
export const portfolioEntry = z.object({
  title: entryTitle,
  description: long('Description'),
  image: pictureAddress('Image').default(''),
  link: exactText('Link', textLimits.url)
    .refine((text) => text === '' || isWebAddress(text), {
      error: 'Link must be a web address that starts with http:// or https://.',
    })
    .optional(),
})

export const profileBody = z.object({
  name: profileName.default(''),
  title: short('Title'),
  location: short('Location'),
  hourlyRate: figure('Hourly rate', 100_000, 'money'),
  rating: figure('Rating', 5, 'score'),
  totalJobs: figure('Jobs', 1_000_000, 'count'),
  completionRate: figure('Completion rate', 100, 'score'),
  currentProjects: figure('Active projects', 1_000_000, 'count'),
  earnings: figure('Earnings', 1_000_000_000, 'money'),
  profileImage: pictureAddress('Profile image').default(''),
  bio: long('About'),
  skills: z
    .array(requiredText('A skill', textLimits.skill))
    .max(skillsMaximum * 2, { error: `Name at most ${skillsMaximum * 2} skills.` })
    .default([]),
  education: entries('Education', educationEntry),
  experience: entries('Experience', experienceEntry),
  portfolio: entries('Portfolio', portfolioEntry),
  showEmail: z.boolean({ error: 'Show email must be true or false.' }).default(false),
  // If absent, the next four stay as they are.
  availability: z
    .enum(availabilities, { error: `Availability must be ${availabilities.join(', ')} or none.` })
    .nullable()
    .optional(),
  hoursPerWeek: z
    .int({ error: 'Hours a week must be a whole number.' })
    .min(1, { error: 'Hours a week must be at least 1.' })
    .max(hoursPerWeekMaximum, { error: `Hours a week can be at most ${hoursPerWeekMaximum}.` })
    .nullable()
    .optional(),
  languages: z
    .array(z.enum(languages, { error: 'A language must be one of the list.' }))
    .max(languagesMaximum, { error: `Name at most ${languagesMaximum} languages.` })
    .transform((codes) => [...new Set(codes)])
    .optional(),
  mayBeFound: z.boolean({ error: 'May be found must be true or false.' }).optional(),
  /** The version that was edited: saving over a newer one is refused. */
  version: z.int({ error: 'Version must be a whole number.' }).min(0).optional(),
})
export type ProfileBody = z.input<typeof profileBody>
export type ProfileInput = z.output<typeof profileBody>

export const profileVisibility = z.object({
  mayBeFound: z.boolean({ error: 'May be found must be true or false.' }),
})
export type ProfileVisibility = z.infer<typeof profileVisibility>

export const profileSkillsQuery = z.object({ ...pageQuery, limit: pageQuery.limit.default(profileSkillsPageSize) })
export const profileSkillsView = z.array(profileAssessmentView)

const profileFields = z.object({
  name: z.string(),
  username: z.string(),
  title: z.string(),
  location: z.string(),
  hourlyRate: z.number(),
  rating: z.number(),
  totalJobs: z.number(),
  completionRate: z.number(),
  currentProjects: z.number(),
  earnings: z.number(),
  selfReported: z.array(z.enum(selfReportedFigures)),
  /** Of the measured figures: how many reviews and ended contracts they are computed from. */
  figureCases: z.object({ rating: z.number().int(), completionRate: z.number().int() }),
  /** 0 while `totalJobs` is self-reported. */
  completedForClients: z.number().int(),
  lastActive: z.iso.datetime().nullable(),
  profileImage: z.string(),
  bio: z.string(),
  bioTruncated: truncated,
  skills: z.array(z.string()),
  availability: z.enum(availabilities).nullable(),
  hoursPerWeek: z.int().nullable(),
  languages: z.array(z.enum(languages)),
  /** Listed in searches for people; also asked of search engines. */
  mayBeFound: z.boolean(),
  skillAssessments: z.array(profileAssessmentView),
  skillAssessmentsTotal: z.int(),
  skillAssessmentsCursor: z.string().nullable(),
  education: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
  experience: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      period: z.string(),
      description: z.string(),
      descriptionTruncated: truncated,
    }),
  ),
  portfolio: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      descriptionTruncated: truncated,
      image: z.string(),
      link: z.string().optional(),
    }),
  ),
})

/** As the public sees it. The email is present only if its owner shows it. */
export const publicProfileView = profileFields.extend({
  userId: z.object({ _id: z.uuid(), email: z.string().optional() }),
})
export type PublicProfileView = z.infer<typeof publicProfileView>

/** One long text in full. `position` counts entries from 0. */
export const profileTextQuery = z.object({
  section: z.enum(profileTextSections, { error: `Section must be one of ${profileTextSections.join(', ')}.` }),
  position: z.coerce
    .number({ error: 'Position must be a whole number.' })
    .int({ error: 'Position must be a whole number.' })
    .min(0, { error: 'Position starts at 0.' })
    .max(profileEntriesMaximum - 1, { error: `Position can be at most ${profileEntriesMaximum - 1}.` })
    .default(0),
})
export const profileTextView = z.object({ text: z.string() })
export type ProfileTextView = z.infer<typeof profileTextView>

export const ownProfileView = publicProfileView.extend({
  showEmail: z.boolean(),
  /** There is a public page from the first save, or the first result shown on the profile. */
  isPublic: z.boolean(),
  version: z.int(),
  isHidden: z.literal(true).optional(),
  /** The owner's own figures, even where ours are shown. */
  stated: z.object({
    rating: z.number(),
    totalJobs: z.number(),
    completionRate: z.number(),
    currentProjects: z.number(),
    earnings: z.number(),
  }),
})
export type OwnProfileView = z.infer<typeof ownProfileView>

function part(name: string) {
  const error = `${name} must be a number from 0 to 1.`
  return z.coerce.number({ error }).min(0, { error }).max(1, { error })
}

export const pictureCrop = z
  .object({ x: part('x'), y: part('y'), width: part('width'), height: part('height') })
  .refine(({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001, {
    error: 'The crop must lie inside the picture.',
  })
export type PictureCrop = z.output<typeof pictureCrop>

/** `address` is stored in the profile; `url` is absolute. */
export const pictureView = z.object({
  _id: z.uuid(),
  address: z.string(),
  url: z.url(),
  width: z.int(),
  height: z.int(),
})
export type PictureView = z.infer<typeof pictureView>

export const personListView = z.array(
  z.object({
    _id: z.uuid(),
    username: z.string(),
    name: z.string(),
    title: z.string(),
    profileImage: z.string(),
    skills: z.array(z.string()),
  }),
)
export type PersonListView = z.infer<typeof personListView>

export const personListQuery = z.object(pageQuery)
