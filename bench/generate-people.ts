import type { ListingSource } from '../apps/server/src/modules/7-finding/talent/listing.rules.ts'
import { type Availability, difficulties, type Language, languages } from '../packages/contract/src/index.ts'
import { generateProject } from './generate-projects.ts'

const places = [
  ...[
    'Lisbon, Portugal',
    'Porto, Portugal',
    'Berlin, Germany',
    'Hamburg, Germany',
    'London, United Kingdom',
    'Leeds, United Kingdom',
  ],
  ...[
    'Paris, France',
    'Lyon, France',
    'Madrid, Spain',
    'São Paulo, Brazil',
    'Recife, Brazil',
    'Nairobi, Kenya',
    'Lagos, Nigeria',
  ],
  ...[
    'Pune, India',
    'Bengaluru, India',
    'Manila, Philippines',
    'Toronto, Canada',
    'Austin, United States',
    'Boise, United States',
    'Tromsø, Norway',
  ],
]
const names =
  'Ada|Bruno|Chiara|Dele|Elif|Farid|Greta|Hugo|Ines|Jamal|Kaja|Luis|Mina|Noor|Otto|Priya|Quim|Rosa|Sami|Tove'.split('|')
const surnames =
  'Abara|Berg|Costa|Duarte|Eriksen|Fischer|Gomez|Haddad|Ito|Jansen|Kaur|Lindqvist|Moreau|Novak|Okafor|Petrov'.split('|')
const commonLanguages: Language[] = ['en', 'pt', 'de', 'es', 'fr', 'hi']
const stated: (Availability | null)[] = ['available', 'available', 'limited', 'unavailable', null]

export type GeneratedPerson = ListingSource & { hoursPerWeek: number | null }

export function generatePerson(random: () => number, number: number): GeneratedPerson {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() ** 1.7 * list.length)] as T
  const project = generateProject(random, random())
  const skills = [...new Set([...project.requiredSkills, ...generateProject(random, 0).requiredSkills.slice(0, 1)])]
  const availability = pick(stated)
  const provenTotal = random() < 0.35 ? 1 + Math.floor(random() ** 2 * skills.length) : 0
  const completedJobs = random() < 0.3 ? 1 + Math.floor(random() ** 3 * 40) : 0
  const spoken = 1 + Math.floor(random() * 3)
  return {
    name: `${pick(names)} ${pick(surnames)}`,
    username: `person-${number}`,
    title: project.title,
    location: pick(places),
    about: project.description,
    skills,
    rateCents: random() < 0.85 ? 1_000 + Math.floor(random() ** 2 * 190) * 100 : 0,
    availability,
    hoursPerWeek: availability === 'available' ? 10 + Math.floor(random() * 30) : null,
    languages: [
      ...new Set(Array.from({ length: spoken }, () => (random() < 0.9 ? pick(commonLanguages) : pick(languages)))),
    ],
    proven: skills.slice(0, provenTotal).map((skill) => ({
      skill,
      difficulty: pick(difficulties),
      source: 'generated' as const,
      percentage: 70 + Math.floor(random() * 31),
      resultId: '00000000-0000-4000-8000-000000000000',
    })),
    completedJobs,
    completedForClients: Math.ceil(completedJobs * random()),
    rating: null,
    reviewCount: null,
    responseMinutes: random() < 0.5 ? 1 + Math.floor(random() ** 3 * 4_000) : null,
  }
}
