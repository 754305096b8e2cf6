import { type ProfileBody, profileBody } from '@guildhall/contract'
import { z } from 'zod'
import { amountText, into, optionalText } from '../../forms/text-schemas.ts'
import type { ProfileValues } from './profile-form-values.ts'

const { shape } = profileBody

/** Without the version, which is not in the form. */
export const profileSchema: z.ZodType<ProfileBody, ProfileValues> = z.object({
  profileImage: into(shape.profileImage, z.string().trim()),
  name: into(shape.name, z.string()),
  title: into(shape.title, z.string()),
  location: into(shape.location, z.string()),
  hourlyRate: optionalText(into(shape.hourlyRate, amountText('Hourly rate')), 0),
  showEmail: into(shape.showEmail, z.boolean()),
  availability: into(
    shape.availability,
    z.string().transform((text) => (text === '' ? null : text)),
  ),
  hoursPerWeek: into(
    shape.hoursPerWeek,
    z.string().transform((text) => (text.trim() === '' ? null : Number(text))),
  ),
  languages: into(shape.languages, z.array(z.string())),
  mayBeFound: into(shape.mayBeFound, z.boolean()),
  bio: into(shape.bio, z.string()),
  skills: into(
    shape.skills,
    z.array(z.object({ text: z.string() })).transform((skills) => skills.map(({ text }) => text)),
  ),
  // `tidied` has already moved these to `skills`.
  newSkills: z.string().transform(() => undefined),
  experience: into(
    shape.experience,
    z.array(z.object({ title: z.string(), company: z.string(), period: z.string(), description: z.string() })),
  ),
  education: into(
    shape.education,
    z.array(z.object({ degree: z.string(), institution: z.string(), year: z.string() })),
  ),
  portfolio: into(
    shape.portfolio,
    z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        image: z.string().trim(),
        link: z
          .string()
          .trim()
          .transform((text) => (text === '' ? undefined : text)),
      }),
    ),
  ),
  rating: into(shape.rating, z.string()),
  totalJobs: into(shape.totalJobs, z.string()),
  completionRate: into(shape.completionRate, z.string()),
  currentProjects: into(shape.currentProjects, z.string()),
  earnings: optionalText(into(shape.earnings, amountText('Earnings')), 0),
})
