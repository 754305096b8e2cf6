import { type OwnProfileView, type ProfileBody, profileBody } from '@guildhall/contract'
import { z } from 'zod'
import { readAmount } from '../../amounts.ts'

const draftShape = z.object({
  name: z.string(),
  title: z.string(),
  location: z.string(),
  hourlyRate: z.string(),
  rating: z.string(),
  totalJobs: z.string(),
  completionRate: z.string(),
  currentProjects: z.string(),
  earnings: z.string(),
  profileImage: z.string(),
  bio: z.string(),
  showEmail: z.boolean(),
  skills: z.array(z.object({ text: z.string() })),
  newSkills: z.string(),
  experience: z.array(
    z.object({ title: z.string(), company: z.string(), period: z.string(), description: z.string() }),
  ),
  education: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
  portfolio: z.array(z.object({ title: z.string(), description: z.string(), image: z.string() })),
})

export type ProfileValues = z.infer<typeof draftShape>
export type ProfileProblem = { path: string; message: string }

export const emptyExperience = { title: '', company: '', period: '', description: '' }
export const emptyEducation = { degree: '', institution: '', year: '' }
export const emptyPortfolio = { title: '', description: '', image: '' }

const storedDraft = z.object({ values: draftShape, version: z.int(), setAside: draftShape.optional() })

/** A draft: what was written, over which version, and what was set aside for a newer version. */
export type ProfileDraft = z.infer<typeof storedDraft>

export function profileFromDraft(draft: unknown): ProfileDraft | undefined {
  const read = storedDraft.safeParse(draft)
  return read.success ? read.data : undefined
}

/** Empty text for missing values. Figures are the self-reported ones, even where the platform's are shown. */
export function valuesOf(profile: OwnProfileView): ProfileValues {
  const figure = (value: number) => (value === 0 ? '' : String(value))
  const { stated } = profile
  return {
    name: profile.name,
    title: profile.title,
    location: profile.location,
    hourlyRate: figure(profile.hourlyRate),
    rating: figure(stated.rating),
    totalJobs: figure(stated.totalJobs),
    completionRate: figure(stated.completionRate),
    currentProjects: figure(stated.currentProjects),
    earnings: figure(stated.earnings),
    profileImage: profile.profileImage,
    bio: profile.bio,
    showEmail: profile.showEmail,
    skills: profile.skills.map((text) => ({ text })),
    newSkills: '',
    experience: profile.experience,
    education: profile.education,
    portfolio: profile.portfolio,
  }
}

/** The skills `typed` adds to `known`: `React,  Node.js` is two; duplicates are dropped. */
export function skillsToAdd(typed: string, known: readonly string[]): string[] {
  const seen = new Set(known.map((skill) => skill.toLowerCase()))
  return typed
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => {
      const isNew = skill !== '' && !seen.has(skill.toLowerCase())
      seen.add(skill.toLowerCase())
      return isNew
    })
}

/** The values to save: adds skills still in the input, and drops empty entries. */
export function tidied(values: ProfileValues): ProfileValues {
  const isWritten = (entry: Record<string, string>) => Object.values(entry).some((text) => text.trim() !== '')
  const added = skillsToAdd(
    values.newSkills,
    values.skills.map(({ text }) => text),
  )
  return {
    ...values,
    skills: [...values.skills, ...added.map((text) => ({ text }))],
    newSkills: '',
    experience: values.experience.filter(isWritten),
    education: values.education.filter(isWritten),
    portfolio: values.portfolio.filter(isWritten),
  }
}

export type ReadProfile = { body: ProfileBody; problems?: undefined } | { body?: undefined; problems: ProfileProblem[] }

const amounts = { hourlyRate: 'Hourly rate', earnings: 'Earnings' } as const
const plainFigures = ['rating', 'totalJobs', 'completionRate', 'currentProjects'] as const

/** The request for tidied `values`, or the problems by field. `version` is the one that was edited. */
export function readProfile({ newSkills: _none, ...values }: ProfileValues, version: number): ReadProfile {
  const unreadable: ProfileProblem[] = []
  const amount = (path: keyof typeof amounts) => {
    if (values[path].trim() === '') return 0
    const { usd, problem } = readAmount(values[path], amounts[path])
    if (problem !== undefined) unreadable.push({ path, message: problem })
    return usd ?? 0
  }
  const body = {
    ...values,
    hourlyRate: amount('hourlyRate'),
    earnings: amount('earnings'),
    ...(Object.fromEntries(plainFigures.map((figure) => [figure, Number(values[figure])])) as Record<
      (typeof plainFigures)[number],
      number
    >),
    profileImage: values.profileImage.trim(),
    portfolio: values.portfolio.map((entry) => ({ ...entry, image: entry.image.trim() })),
    skills: values.skills.map(({ text }) => text),
    version,
  }
  const parsed = profileBody.safeParse(body)
  const refused = parsed.error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? []
  const problems = [...unreadable, ...refused]
  return problems.length > 0 ? { problems } : { body }
}

/** The form's field for a `path` of the API: a skill is a text there and an entry here. */
export function fieldOf(path: string): string {
  return path.replace(/^skills\.(\d+)$/, 'skills.$1.text')
}

const parts: Record<Exclude<keyof ProfileValues, 'newSkills'>, string> = {
  profileImage: 'Picture',
  name: 'Name',
  title: 'Title',
  location: 'Location',
  hourlyRate: 'Hourly rate',
  showEmail: 'Email on the public page',
  bio: 'About',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  portfolio: 'Portfolio',
  rating: 'Rating',
  totalJobs: 'Jobs',
  completionRate: 'Completion rate',
  currentProjects: 'Active projects',
  earnings: 'Earnings',
}

/** The names of the fields in which two versions of a profile differ. */
export function differences(one: ProfileValues, other: ProfileValues): string[] {
  return (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]))
    .map((part) => parts[part])
}
