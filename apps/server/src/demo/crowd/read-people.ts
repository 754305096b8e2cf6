import { availabilities, type Difficulty, difficulties, type Language, languages } from '@guildhall/contract'
import type { CrowdPerson } from './crowd-types.ts'

/**
 * Reads people from their written form:
 *
 *     ## key | name | place | languages | hourly rate, perhaps availability and hours a week
 *     Title
 *     skills
 *     About them, a line for each paragraph.
 *     + title | company | period | description      (experience)
 *     @ degree | institution | year                 (education)
 *     # title | description                         (portfolio)
 *     * skill | difficulty | questions | right answers | days ago   (assessment)
 *     % course of the library | lessons done | days ago
 */
export function readPeople(written: string): CrowdPerson[] {
  return written
    .split(/^## /m)
    .slice(1)
    .map((part) => readPerson(part.trim().split('\n')))
}

function readPerson([header = '', title = '', skills = '', ...lines]: string[]): CrowdPerson {
  const [key = '', name = '', location = '', spoken = '', work = ''] = header.split(' | ')
  const [rate = '', availability, hours] = work.split(' ')
  const known = availabilities.find((one) => one === availability)
  const person: CrowdPerson = {
    ...{ key, name, location, title },
    languages: spoken.split(' ').filter((code): code is Language => languages.includes(code as Language)),
    ...(rate && { rateUsd: Number(rate) }),
    ...(known && { availability: known }),
    ...(hours && { hoursPerWeek: Number(hours) }),
    skills: skills.split(', ').filter(Boolean),
    ...{ bio: '', experience: [], education: [], portfolio: [], attempts: [], courses: [] },
  }
  for (const line of lines) readLine(person, line)
  return person
}

function readLine(person: CrowdPerson, line: string): void {
  const [mark, rest] = [line.slice(0, 2), line.slice(2)]
  const [a = '', b = '', c = '', d = '', e = ''] = rest.split(' | ')
  if (mark === '+ ') person.experience.push({ title: a, company: b, period: c, description: d })
  else if (mark === '@ ') person.education.push({ degree: a, institution: b, year: c })
  else if (mark === '# ') person.portfolio.push({ title: a, description: b })
  else if (mark === '% ') person.courses.push({ libraryId: a, lessons: Number(b), daysAgo: Number(c) })
  else if (mark === '* ') {
    const difficulty = difficulties.find((known) => known === b) as Difficulty
    person.attempts.push({ skill: a, difficulty, questions: Number(c), right: Number(d), daysAgo: Number(e) })
  } else if (line) person.bio += `${person.bio ? '\n\n' : ''}${line}`
}
