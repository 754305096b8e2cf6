import type { OwnProfileView } from '@guildhall/contract'
import * as v from 'valibot'

export const profileValues = v.object({
  profileImage: v.string(),
  name: v.string(),
  title: v.string(),
  location: v.string(),
  hourlyRate: v.string(),
  showEmail: v.boolean(),
  availability: v.optional(v.string(), ''),
  hoursPerWeek: v.optional(v.string(), ''),
  languages: v.optional(v.array(v.string()), []),
  mayBeFound: v.optional(v.boolean(), true),
  bio: v.string(),
  skills: v.array(v.object({ text: v.string() })),
  /** Typed in the field for another skill, not added yet. */
  newSkills: v.string(),
  experience: v.array(
    v.object({ title: v.string(), company: v.string(), period: v.string(), description: v.string() }),
  ),
  education: v.array(v.object({ degree: v.string(), institution: v.string(), year: v.string() })),
  portfolio: v.array(
    v.object({ title: v.string(), description: v.string(), image: v.string(), link: v.optional(v.string(), '') }),
  ),
  rating: v.string(),
  totalJobs: v.string(),
  completionRate: v.string(),
  currentProjects: v.string(),
  earnings: v.string(),
})
export type ProfileValues = v.InferOutput<typeof profileValues>

export const emptyExperience = { title: '', company: '', period: '', description: '' }
export const emptyEducation = { degree: '', institution: '', year: '' }
export const emptyPortfolio = { title: '', description: '', image: '', link: '' }

/** Missing values become empty text. Figures are the self-reported ones. */
export function valuesOf(profile: OwnProfileView): ProfileValues {
  const figure = (value: number) => (value === 0 ? '' : String(value))
  const { stated } = profile
  return {
    profileImage: profile.profileImage,
    name: profile.name,
    title: profile.title,
    location: profile.location,
    hourlyRate: figure(profile.hourlyRate),
    showEmail: profile.showEmail,
    availability: profile.availability ?? '',
    hoursPerWeek: profile.hoursPerWeek === null ? '' : String(profile.hoursPerWeek),
    languages: [...profile.languages],
    mayBeFound: profile.mayBeFound,
    bio: profile.bio,
    skills: profile.skills.map((text) => ({ text })),
    newSkills: '',
    experience: profile.experience,
    education: profile.education,
    portfolio: profile.portfolio.map((entry) => ({ ...entry, link: entry.link ?? '' })),
    rating: figure(stated.rating),
    totalJobs: figure(stated.totalJobs),
    completionRate: figure(stated.completionRate),
    currentProjects: figure(stated.currentProjects),
    earnings: figure(stated.earnings),
  }
}

/** `React,  Node.js` is two skills; duplicates of `known` are dropped. */
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

/** Adds skills still in the input, and drops empty entries. */
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

const parts: Record<Exclude<keyof ProfileValues, 'newSkills'>, string> = {
  profileImage: 'Picture',
  name: 'Name',
  title: 'Title',
  location: 'Location',
  hourlyRate: 'Hourly rate',
  showEmail: 'Email on the public page',
  availability: 'Availability',
  hoursPerWeek: 'Hours a week',
  languages: 'Languages',
  mayBeFound: 'Who finds your profile',
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

export function differences(one: ProfileValues, other: ProfileValues): string[] {
  return (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]))
    .map((part) => parts[part])
}
