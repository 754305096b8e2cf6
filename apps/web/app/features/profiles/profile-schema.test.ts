import type { OwnProfileView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { differences, skillsToAdd, tidied, valuesOf } from './profile-form-values.ts'
import { profileSchema } from './profile-schema.ts'

const profile: OwnProfileView = {
  userId: { _id: '00000000-0000-4000-8000-000000000001', email: 'ines@example.com' },
  name: 'Ines',
  username: 'ines',
  title: 'Type designer',
  location: '',
  hourlyRate: 62.5,
  rating: 0,
  totalJobs: 1,
  completionRate: 0,
  currentProjects: 0,
  earnings: 0,
  selfReported: ['rating'],
  figureCases: { rating: 0, completionRate: 1 },
  completedForClients: 1,
  lastActive: null,
  profileImage: '',
  bio: '',
  availability: null,
  hoursPerWeek: null,
  languages: [],
  mayBeFound: true,
  skills: ['Lettering'],
  skillAssessments: [],
  skillAssessmentsTotal: 0,
  skillAssessmentsCursor: null,
  education: [],
  experience: [{ title: 'Designer', company: 'Foundry', period: '', description: '' }],
  portfolio: [],
  showEmail: false,
  isPublic: true,
  version: 3,
  stated: { rating: 0, totalJobs: 7, completionRate: 0, currentProjects: 0, earnings: 0 },
}

test('a profile and its form values say the same, with the person’s own figures', () => {
  const values = valuesOf(profile)

  expect(values).toMatchObject({ hourlyRate: '62.5', totalJobs: '7', rating: '', skills: [{ text: 'Lettering' }] })
  expect(profileSchema.parse(values)).toMatchObject({ name: 'Ines', totalJobs: 7, skills: ['Lettering'] })
  expect(differences(values, { ...values, newSkills: 'x' })).toEqual([])
  expect(differences(values, { ...values, bio: 'I draw.', skills: [] })).toEqual(['About', 'Skills'])
})

test.each([
  { typed: 'React,  Node.js, ,', added: ['React', 'Node.js'] },
  { typed: 'lettering, LETTERING', added: [] },
  { typed: 'Kerning, kerning', added: ['Kerning'] },
])('“$typed” adds $added', ({ typed, added }) => {
  expect(skillsToAdd(typed, ['Lettering'])).toEqual(added)
})

test('empty entries are not saved, and a typed skill is', () => {
  const values = { ...valuesOf(profile), newSkills: 'Kerning', education: [{ degree: ' ', institution: '', year: '' }] }

  expect(tidied(values)).toMatchObject({ education: [], skills: [{ text: 'Lettering' }, { text: 'Kerning' }] })
})

test('problems are named by field, in the order of the form', () => {
  const values = {
    ...valuesOf(profile),
    rating: '6',
    skills: [{ text: 'x'.repeat(61) }],
    experience: [{ title: 'x'.repeat(201), company: 'Foundry', period: '', description: '' }],
  }

  const paths = profileSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.'))

  expect(paths).toEqual(['skills.0', 'experience.0.title', 'rating'])
})

test('figures are numbers on the wire, and an empty one is 0', () => {
  const values = { ...valuesOf(profile), hourlyRate: '$1,250.50', rating: ' 4.5 ', earnings: '' }

  expect(profileSchema.parse(values)).toMatchObject({ hourlyRate: 1250.5, rating: 4.5, totalJobs: 7, earnings: 0 })
})

test('an amount that could mean two is refused beside its field', () => {
  const { error } = profileSchema.safeParse({ ...valuesOf(profile), hourlyRate: '62,50', earnings: '1.250' })

  expect(error?.issues.map(({ path, message }) => ({ path: path.join('.'), message }))).toEqual([
    {
      path: 'hourlyRate',
      message: 'Hourly rate is not clear. Write cents after a dot, such as 12.50, and thousands as 1250 or 1,250.',
    },
    { path: 'earnings', message: 'Earnings can have at most two decimals.' },
  ])
})
