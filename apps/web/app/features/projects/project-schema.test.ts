import type { AttachedFileView, ProjectView } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { differences, emptyProject, firstDeadline, valuesOf } from './project-form-values.ts'
import { projectSchema } from './project-schema.ts'
import { readSkills } from './shared/read-skills.ts'

const now = () => new Date('2030-03-10T15:00:00Z')
const values = {
  title: 'A shop',
  description: 'Sell chairs.',
  price: '1,250.50',
  category: 'Web Development',
  requiredSkills: 'React,  Node.js, ,React',
  image: '',
  deadline: '2030-04-01',
  minimumLevel: 'Intermediate',
  attachments: [{ _id: '7f1c2c1e-0000-4000-8000-000000000002', filename: 'plan.pdf', size: 77 }],
}
const project: ProjectView & { attachments: AttachedFileView[] } = {
  _id: '7f1c2c1e-0000-4000-8000-000000000000',
  title: 'A shop',
  description: 'Sell chairs.',
  price: 1250.5,
  category: 'Design',
  image: '',
  requiredSkills: ['React', 'Node.js'],
  deadline: '2029-01-31T17:30:00.000Z',
  minimumLevel: null,
  status: 'active',
  proposals: 0,
  createdBy: '7f1c2c1e-0000-4000-8000-000000000001',
  createdAt: '2028-12-01T00:00:00.000Z',
  allowedMoves: ['edit'],
  refusals: {},
  attachments: [],
}

function problemsOf(typed: typeof values, original?: ProjectView) {
  const { error } = projectSchema(original, now).safeParse(typed)
  return error && z.flattenError(error).fieldErrors
}

test('projectSchema: texts become the request of the specification', () => {
  expect(projectSchema(undefined, now).parse(values)).toEqual({
    title: 'A shop',
    description: 'Sell chairs.',
    price: 1250.5,
    category: 'Web Development',
    image: '',
    requiredSkills: ['React', 'Node.js'],
    deadline: '2030-04-01',
    minimumLevel: 'Intermediate',
    attachments: ['7f1c2c1e-0000-4000-8000-000000000002'],
  })
})

test('projectSchema: an empty form says of every required field that it is required', () => {
  expect(problemsOf(emptyProject)).toEqual({
    title: ['Title is required.'],
    description: ['Description is required.'],
    price: ['Price is required.'],
    requiredSkills: ['Name at least one required skill.'],
    deadline: ['Deadline is required.'],
  })
})

test.each([
  [{ price: 'much' }, { price: ['Price must be a number.'] }],
  [
    { price: '0,99' },
    { price: ['Price is not clear. Write cents after a dot, such as 12.50, and thousands as 1250 or 1,250.'] },
  ],
  [{ price: '1.250' }, { price: ['Price can have at most two decimals.'] }],
  [
    { image: 'ftp://example.com/a.png' },
    { image: ['Image must be a web address that starts with http:// or https://.'] },
  ],
  [{ requiredSkills: `React, ${'x'.repeat(61)}` }, { requiredSkills: ['A skill can be at most 60 characters long.'] }],
  [{ deadline: '2030-03-10' }, { deadline: ['The deadline has already passed. Choose a later date.'] }],
  [
    { attachments: [{ _id: '', filename: 'plan.pdf', size: 77 }] },
    { attachments: ['A file is still uploading. Wait for it, or remove it.'] },
  ],
])('projectSchema: %j is refused beside the field', (change, problems) => {
  expect(problemsOf({ ...values, ...change })).toEqual(problems)
})

test('projectSchema: an unchanged deadline is sent to the instant, though it has passed', () => {
  const body = projectSchema(project, now).parse(valuesOf(project))

  expect(body.deadline).toBe('2029-01-31T17:30:00.000Z')
})

test('projectSchema: a new project without files names none, an edit says that there are none', () => {
  expect(projectSchema(undefined, now).parse({ ...values, attachments: [] }).attachments).toBeUndefined()
  expect(projectSchema(project, now).parse(valuesOf(project)).attachments).toEqual([])
})

test('projectSchema: an old deadline may only stay, not move to another past day', () => {
  const problems = problemsOf({ ...valuesOf(project), deadline: '2029-02-01' }, project)

  expect(problems).toEqual({ deadline: ['The deadline has already passed. Choose a later date.'] })
})

test('valuesOf: a project without a category shows as All Projects', () => {
  expect(valuesOf(project).category).toBe('All Projects')
})

test('firstDeadline: tomorrow, by the calendar of UTC', () => {
  expect(firstDeadline(new Date('2030-03-10T23:59:59Z'))).toBe('2030-03-11')
})

test('readSkills: commas separate, spaces around do not count, repetition says nothing', () => {
  expect(readSkills(' C++ ,, UI/UX Design,C++')).toEqual(['C++', 'UI/UX Design'])
})

test('differences: named as the form labels them', () => {
  expect(differences(values, values)).toEqual([])
  expect(differences(values, { ...values, price: '5', title: 'B' })).toEqual(['Title', 'Price'])
})
