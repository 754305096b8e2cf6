import type { OwnProfileView } from '@guildhall/contract'
import { fitting, flag, listOf, optional, record, type Shaped, text, wholeNumber } from '../../shapes.ts'

const draftShape = record({
  name: text,
  title: text,
  location: text,
  hourlyRate: text,
  rating: text,
  totalJobs: text,
  completionRate: text,
  currentProjects: text,
  earnings: text,
  profileImage: text,
  bio: text,
  showEmail: flag,
  skills: listOf(record({ text: text })),
  /** What stands in the field for another skill and was not added yet. */
  newSkills: text,
  experience: listOf(record({ title: text, company: text, period: text, description: text })),
  education: listOf(record({ degree: text, institution: text, year: text })),
  portfolio: listOf(record({ title: text, description: text, image: text })),
})

/** What the profile form holds: texts, as they stand in its fields. */
export type ProfileValues = Shaped<typeof draftShape>
export type ProfileProblem = { path: string; message: string }

export const emptyExperience = { title: '', company: '', period: '', description: '' }
export const emptyEducation = { degree: '', institution: '', year: '' }
export const emptyPortfolio = { title: '', description: '', image: '' }

const storedDraft = record({ values: draftShape, version: wholeNumber, setAside: optional(draftShape) })

/** An edit under way: what was written, over which version, and what was laid aside for a newer one. */
export type ProfileDraft = Shaped<typeof storedDraft>

export function profileFromDraft(draft: unknown): ProfileDraft | undefined {
  return fitting(storedDraft, draft)
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

/** The form's name of what the wire calls `path`: a skill is a text there and an entry here. */
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
