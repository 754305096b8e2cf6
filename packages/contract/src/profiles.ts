import { z } from 'zod'
import { profileAssessmentView } from './assessments.ts'
import { skillsMaximum } from './projects.ts'
import { exactText, requiredText, textLimits } from './text.ts'

/** How many entries a section of a profile may hold. */
export const profileEntriesMaximum = 50

const webAddress = (name: string) =>
  exactText(name, textLimits.url).refine(
    (text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    { error: `${name} must be a web address that starts with http:// or https://.` },
  )

/** A figure as a form sends it: a number, or text that is one. Nothing counts as 0. */
function figure(name: string, maximum: number, decimals: 0 | 2) {
  return z
    .union([z.number(), z.string()], { error: `${name} must be a number.` })
    .nullish()
    .transform((value) => (value == null || value === '' ? 0 : Number(value)))
    .pipe(
      z
        .number({ error: `${name} must be a number.` })
        .min(0, { error: `${name} cannot be negative.` })
        .max(maximum, { error: `${name} can be at most ${maximum.toLocaleString('en-US')}.` })
        .refine((value) => Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-4, {
          error: decimals === 0 ? `${name} must be a whole number.` : `${name} can have at most two decimals.`,
        }),
    )
}

const short = (name: string) => exactText(name, textLimits.name).default('')
const long = (name: string) => exactText(name, textLimits.description).default('')
const entries = <T extends z.ZodType>(name: string, entry: T) =>
  z
    .array(entry, { error: `${name} must be a list.` })
    .max(profileEntriesMaximum, { error: `${name} can hold at most ${profileEntriesMaximum} entries.` })
    .default([])

export const educationEntry = z.object({
  degree: requiredText('Degree', textLimits.name),
  institution: short('Institution'),
  year: short('Year'),
})
export const experienceEntry = z.object({
  title: requiredText('Title', textLimits.title),
  company: short('Company'),
  period: short('Period'),
  description: long('Description'),
})
export const portfolioEntry = z.object({
  title: requiredText('Title', textLimits.title),
  description: long('Description'),
  image: webAddress('Image').default(''),
})

/** The figures a person may state about themselves; they show as self-reported until the platform has its own. */
export const selfReportedFigures = ['rating', 'totalJobs', 'completionRate', 'currentProjects', 'earnings'] as const

/** `PUT /api/profile/me`. Keys it does not know (those only the platform writes) are passed over. */
export const profileBody = z.object({
  name: short('Name'),
  title: short('Title'),
  location: short('Location'),
  hourlyRate: figure('Hourly rate', 100_000, 2),
  rating: figure('Rating', 5, 2),
  totalJobs: figure('Jobs', 1_000_000, 0),
  completionRate: figure('Completion rate', 100, 2),
  currentProjects: figure('Active projects', 1_000_000, 0),
  earnings: figure('Earnings', 1_000_000_000, 2),
  profileImage: webAddress('Profile image').default(''),
  bio: long('About'),
  skills: z
    .array(requiredText('A skill', textLimits.skill))
    .max(skillsMaximum * 2, { error: `Name at most ${skillsMaximum * 2} skills.` })
    .default([]),
  education: entries('Education', educationEntry),
  experience: entries('Experience', experienceEntry),
  portfolio: entries('Portfolio', portfolioEntry),
  showEmail: z.boolean({ error: 'Show email must be true or false.' }).default(false),
  /** The version that was edited. A save over a newer one is refused, so that no edit is lost in silence. */
  version: z.int({ error: 'Version must be a whole number.' }).min(0).optional(),
})
export type ProfileBody = z.input<typeof profileBody>
export type ProfileInput = z.output<typeof profileBody>

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
  /** Which of the figures above are the person's own word. */
  selfReported: z.array(z.enum(selfReportedFigures)),
  lastActive: z.iso.datetime().nullable(),
  profileImage: z.string(),
  bio: z.string(),
  skills: z.array(z.string()),
  skillAssessments: z.array(profileAssessmentView),
  education: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
  experience: z.array(
    z.object({ title: z.string(), company: z.string(), period: z.string(), description: z.string() }),
  ),
  portfolio: z.array(z.object({ title: z.string(), description: z.string(), image: z.string() })),
})

/** A profile as anybody sees it. The email is there only where its owner shows it. */
export const publicProfileView = profileFields.extend({
  userId: z.object({ _id: z.uuid(), email: z.string().optional() }),
})
export type PublicProfileView = z.infer<typeof publicProfileView>

/** A profile as its owner sees and edits it. */
export const ownProfileView = publicProfileView.extend({ showEmail: z.boolean(), version: z.int() })
export type OwnProfileView = z.infer<typeof ownProfileView>
