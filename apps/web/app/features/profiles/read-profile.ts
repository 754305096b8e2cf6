import { type ProfileBody, profileBody } from '@guildhall/contract'
import { readAmount } from '../../amounts.ts'
import type { ProfileProblem, ProfileValues } from './profile-form-values.ts'

export type ReadProfile = { body: ProfileBody; problems?: undefined } | { body?: undefined; problems: ProfileProblem[] }

const amounts = { hourlyRate: 'Hourly rate', earnings: 'Earnings' } as const
const plainFigures = ['rating', 'totalJobs', 'completionRate', 'currentProjects'] as const

/** The request for tidied `values`, or what is wrong and where. `version` is the one they were based on. */
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
