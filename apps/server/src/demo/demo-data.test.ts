import {
  bidAmount,
  characterCount,
  deliverableMaxFiles,
  deliveryDaysMaximum,
  fileExtension,
  fileExtensions,
  projectBody,
  projectCategories,
  projectStatuses,
  signUpBody,
  skillsMaximum,
  textLimits,
} from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { demoConversations } from './demo-conversations.ts'
import { demoPeople } from './demo-people.ts'
import { demoProjects } from './demo-projects.ts'
import { demoProposals } from './demo-proposals.ts'
import type { DemoProposal } from './demo-types.ts'
import { demoAccounts } from './load-demo.ts'
import { prose } from './prose.ts'

const personOf = new Map(demoPeople.map((person) => [person.key, person]))
const projectOf = new Map(demoProjects.map((project) => [project.key, project]))
const proposalsOn = (projectKey: string) => demoProposals.filter((proposal) => proposal.project === projectKey)
const acceptedOn = (projectKey: string) => proposalsOn(projectKey).filter(({ status }) => status === 'accepted')

function stageOf({ status, delivery }: DemoProposal): string {
  return status === 'accepted' ? `accepted, ${delivery?.status ?? 'not_submitted'}` : status
}
const everyStage = [
  'accepted, approved',
  'accepted, not_submitted',
  'accepted, rejected',
  'accepted, submitted',
  'pending',
  'rejected',
]
const stagesIn = (proposals: readonly DemoProposal[]) => [...new Set(proposals.map(stageOf))].sort()

function expectUnique(values: readonly string[]) {
  expect(values.toSorted()).toEqual([...new Set(values)].sort())
}

function expectText(text: string, limit: number) {
  expect(text.trim(), `"${text}" is blank or padded`).toBe(text)
  expect(text, 'blank text').not.toBe('')
  expect(characterCount(text), `"${text.slice(0, 40)}" is too long`).toBeLessThanOrEqual(limit)
  expect(text, 'placeholder text').not.toMatch(/lorem|ipsum|TODO|xxx/i)
}

const shownStatuses = projectStatuses.filter((status) => status !== 'cancelled' && status !== 'closed')

describe('people', () => {
  test('keys, usernames and emails are unique, whatever the letter case', () => {
    expectUnique(demoPeople.map(({ key }) => key))
    expectUnique(demoPeople.map(({ username }) => username.toLowerCase()))
    expectUnique(demoPeople.map(({ email }) => email.toLowerCase()))
  })

  test.each(demoPeople)('$key could sign up, and no real mailbox has the address', (person) => {
    const account = { username: person.username, email: person.email, password: 'long enough' }

    expect(signUpBody.safeParse(account).error).toBeUndefined()
    expect(person.email).toMatch(/^[a-z.]+@demo\.guildhall\.example$/)
  })

  test.each(demoPeople)('$key: every text fits', (person) => {
    for (const text of [person.name, person.title, person.location]) expectText(text, textLimits.name)
    for (const skill of person.skills) expectText(skill, textLimits.skill)
    for (const item of [...person.experience, ...person.portfolio]) {
      expectText(item.title, textLimits.title)
      expectText(item.description, textLimits.description)
    }
    for (const { company, period } of person.experience) [company, period].map((t) => expectText(t, textLimits.name))
    for (const item of person.education) Object.values(item).map((t) => expectText(t, textLimits.name))
    expectText(person.bio, textLimits.description)
    expectUnique(person.skills)
  })

  test('at least eight people have every section of a profile', () => {
    const complete = demoPeople.filter(
      ({ experience, education, portfolio, skills, hourlyRateUsd }) =>
        experience.length && education.length && portfolio.length && skills.length && hourlyRateUsd,
    )

    expect(complete.length).toBeGreaterThanOrEqual(8)
  })

  test('everybody posted a project or sent a proposal, and who works names a rate', () => {
    for (const { key, hourlyRateUsd } of demoPeople) {
      const hires = demoProjects.some(({ client }) => client === key)
      const works = demoProposals.some(({ freelancer }) => freelancer === key)
      expect(hires || works, key).toBe(true)
      expect(hourlyRateUsd !== undefined, key).toBe(works)
    }
  })
})

describe('projects', () => {
  test.each(demoProjects)('$key could have been posted through the form, before its deadline', (project) => {
    const posted = {
      ...project,
      price: project.priceUsd,
      requiredSkills: [...project.requiredSkills],
      deadline: '2030-01-31',
    }

    expect(projectBody.safeParse(posted).error).toBeUndefined()
    expectText(project.title, textLimits.title)
    expectText(project.description, textLimits.description)
    for (const skill of project.requiredSkills) expectText(skill, textLimits.skill)
    expectUnique(project.requiredSkills)
    expect(project.requiredSkills.length).toBeGreaterThanOrEqual(2)
    expect(project.requiredSkills.length).toBeLessThanOrEqual(7)
    expect(personOf.has(project.client)).toBe(true)
    expect(project.deadlineInDays).toBeGreaterThan(-project.postedDaysAgo)
  })

  test('keys are unique, every category and status is there, one open project is past its deadline', () => {
    const open = demoProjects.filter(({ status }) => status === 'active')

    expectUnique(demoProjects.map(({ key }) => key))
    expect(new Set(demoProjects.map(({ category }) => category))).toEqual(new Set(projectCategories))
    for (const status of shownStatuses) {
      expect(demoProjects.filter((project) => project.status === status).length).toBeGreaterThanOrEqual(3)
    }
    expect(open.filter(({ deadlineInDays }) => deadlineInDays < 0)).toHaveLength(1)
    expect(demoProjects.some(({ description }) => description.length <= 150)).toBe(true)
  })

  test.each(demoProjects)('$key: its status is what its proposals make it', ({ key, status }) => {
    const [accepted, ...more] = acceptedOn(key)
    const others = proposalsOn(key).filter((proposal) => proposal !== accepted)

    expect(more).toEqual([])
    expect(status).toBe(!accepted ? 'active' : accepted.delivery?.status === 'approved' ? 'completed' : 'in_progress')
    for (const other of others) expect(other.status, other.key).toBe(accepted ? 'rejected' : 'pending')
  })
})

describe('proposals', () => {
  test('keys are unique, one proposal per freelancer and project, every state occurs', () => {
    expectUnique(demoProposals.map(({ key }) => key))
    expectUnique(demoProposals.map(({ project, freelancer }) => `${project} ${freelancer}`))
    expect(stagesIn(demoProposals)).toEqual(everyStage)
  })

  test.each(demoProposals)('$key could have been sent, to somebody else, after the project was posted', (proposal) => {
    const project = projectOf.get(proposal.project)!

    expect(personOf.has(proposal.freelancer)).toBe(true)
    expect(proposal.freelancer).not.toBe(project.client)
    expect(proposal.sentDaysAgo).toBeGreaterThanOrEqual(0)
    expect(proposal.sentDaysAgo).toBeLessThanOrEqual(project.postedDaysAgo)
    expectText(proposal.message, textLimits.message)
    expectUnique(proposal.skills ?? [])
    for (const skill of proposal.skills ?? []) expectText(skill, textLimits.skill)
    expect(proposal.skills?.length ?? 0).toBeLessThanOrEqual(skillsMaximum)
    if (proposal.bidUsd !== undefined) {
      expect(bidAmount.safeParse(proposal.bidUsd).success).toBe(true)
      expect(proposal.bidUsd).toBeLessThanOrEqual(project.priceUsd * 1.25)
    }
    if (proposal.deliveryDays !== undefined) {
      expect(Number.isInteger(proposal.deliveryDays)).toBe(true)
      expect(proposal.deliveryDays).toBeGreaterThanOrEqual(1)
      expect(proposal.deliveryDays).toBeLessThanOrEqual(deliveryDaysMaximum)
    }
  })

  const delivered = demoProposals.filter(({ delivery }) => delivery !== undefined)
  test.each(delivered)('$key: the delivery belongs to an accepted proposal and its story holds', (proposal) => {
    const { status, versions } = proposal.delivery!
    const last = versions.at(-1)!

    expect(proposal.status).toBe('accepted')
    for (const version of versions.slice(0, -1)) expect(version.feedback).toBeDefined()
    if (status === 'rejected') expect(last.feedback).toBeDefined()
    if (status === 'submitted') expect(last.feedback).toBeUndefined()
    for (const { message, feedback, files } of versions) {
      expectText(message, textLimits.message)
      if (feedback !== undefined) expectText(feedback, textLimits.message)
      expect(files.length).toBeGreaterThanOrEqual(1)
      expect(files.length).toBeLessThanOrEqual(deliverableMaxFiles)
      expectUnique(files.map(({ filename }) => filename))
      for (const file of files) {
        expectText(file.filename, textLimits.name)
        expect(fileExtension(file.filename)).toBe(file.kind)
        expect(fileExtensions).toContain(file.kind)
        if (file.kind !== 'png') expectText(file.text, textLimits.message)
      }
    }
  })
})

describe('conversations', () => {
  test('a pair has at most one, and both accounts printed at start have several', () => {
    expectUnique(demoConversations.map(({ client, freelancer }) => `${client} ${freelancer}`))
    expect(demoConversations.filter(({ client }) => client === 'client').length).toBeGreaterThanOrEqual(2)
    expect(demoConversations.filter(({ freelancer }) => freelancer === 'freelancer').length).toBeGreaterThanOrEqual(2)
  })

  test.each(demoConversations)('$client and $freelancer could have written it', ({ client, freelancer, messages }) => {
    const between = demoProposals.filter(
      (proposal) => proposal.freelancer === freelancer && projectOf.get(proposal.project)?.client === client,
    )
    const days = messages.map(({ daysAgo }) => daysAgo)

    expect(between.length).toBeGreaterThan(0)
    expect(messages[0]?.by).toBe('client')
    expect(days[0]).toBeLessThan(Math.max(...between.map(({ sentDaysAgo }) => sentDaysAgo)))
    expect(days).toEqual(days.toSorted((one, other) => other - one))
    for (const { text, file } of messages) {
      expectText(text, textLimits.message)
      if (file) expect(fileExtension(file.filename)).toBe(file.kind)
    }
  })
})

describe('the two accounts printed at start', () => {
  test('are those of the people who go by these keys', () => {
    for (const { role, email } of demoAccounts) expect(personOf.get(role)?.email).toBe(email)
  })

  test('the client has projects in every status, proposals to decide and a delivery to review', () => {
    const own = demoProjects.filter(({ client }) => client === 'client')
    const received = own.flatMap(({ key }) => proposalsOn(key))

    expect(own.length).toBeGreaterThanOrEqual(5)
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(shownStatuses))
    expect(received.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(3)
    expect(stagesIn(received)).toEqual(everyStage)
  })

  test('the freelancer has a proposal in every state, one with changes requested among them', () => {
    expect(stagesIn(demoProposals.filter(({ freelancer }) => freelancer === 'freelancer'))).toEqual(everyStage)
  })
})

test('prose joins wrapped lines, keeps paragraphs, and keeps each list item on its own line', () => {
  const text = prose(`
    One line
    and its rest:
    - first
      continued
    - second

    Last.
  `)

  expect(text).toBe('One line and its rest:\n- first continued\n- second\n\nLast.')
})
