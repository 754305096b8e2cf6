import { type OwnProfileView, type ProfileBody, profileBody } from '@guildhall/contract'
import { z } from 'zod'
import { amountText } from '../../forms/amount-text.ts'
import { into, optionalText } from '../../forms/text-schemas.ts'

export const profileValues = z.object({
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
  /** What stands in the field for another skill and was not added yet. */
  newSkills: z.string(),
  experience: z.array(
    z.object({ title: z.string(), company: z.string(), period: z.string(), description: z.string() }),
  ),
  education: z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
  portfolio: z.array(z.object({ title: z.string(), description: z.string(), image: z.string() })),
})

/** What the profile form holds: texts, as they stand in its fields. */
export type ProfileValues = z.infer<typeof profileValues>

export const emptyExperience = { title: '', company: '', period: '', description: '' }
export const emptyEducation = { degree: '', institution: '', year: '' }
export const emptyPortfolio = { title: '', description: '', image: '' }

/** Nothing said reads as an empty field. Figures are the person's own word, also where the platform's show instead. */
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

/** The skills that `typed` adds to `known`: `React,  Node.js` is two; one that is there already is none. */
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

/** `values` as they are saved: what stands in the field for skills is one, and entries nobody wrote in are none. */
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

const { shape: field } = profileValues
const { shape: wire } = profileBody

/** Reads the form as the request it stands for; the version is not in the form. */
export const profileForm: z.ZodType<ProfileBody, ProfileValues> = z.object({
  name: into(wire.name, field.name),
  title: into(wire.title, field.title),
  location: into(wire.location, field.location),
  hourlyRate: optionalText(into(wire.hourlyRate, amountText('Hourly rate')), 0),
  rating: into(wire.rating, field.rating),
  totalJobs: into(wire.totalJobs, field.totalJobs),
  completionRate: into(wire.completionRate, field.completionRate),
  currentProjects: into(wire.currentProjects, field.currentProjects),
  earnings: optionalText(into(wire.earnings, amountText('Earnings')), 0),
  profileImage: into(wire.profileImage, field.profileImage.trim()),
  bio: into(wire.bio, field.bio),
  showEmail: into(wire.showEmail, field.showEmail),
  skills: into(
    wire.skills,
    field.skills.transform((skills) => skills.map(({ text }) => text)),
  ),
  // Not sent: `tidied` has made skills of it.
  newSkills: field.newSkills.transform(() => undefined),
  experience: into(wire.experience, field.experience),
  education: into(wire.education, field.education),
  portfolio: into(
    wire.portfolio,
    field.portfolio.transform((entries) => entries.map((entry) => ({ ...entry, image: entry.image.trim() }))),
  ),
})

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

/** What is different between two states of a profile, in the words of its form. */
export function differences(one: ProfileValues, other: ProfileValues): string[] {
  return (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]))
    .map((part) => parts[part])
}
