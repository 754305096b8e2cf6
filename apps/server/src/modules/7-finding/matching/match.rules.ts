import {
  type Availability,
  categoryFallback,
  type Difficulty,
  type MatchView,
  matchesPerClient,
  matchPoints,
  ratingPrior,
  reachesLevel,
  skillKey,
} from '@guildhall/contract'

export type WantedWork = { requiredSkills: readonly string[]; minimumLevel: Difficulty | null; category: string | null }

export type MatchedPerson = {
  verified: ReadonlyMap<string, Difficulty>
  stated: ReadonlySet<string>
  contracts: number
  clients: number
  rating: number | null
  reviews: number
  responseMinutes: number | null
  availability: Availability | null
}

const bestRating = 5

/** The published formula, with its inputs. `/rules/matching` describes it from the same numbers. */
export function matchOf(work: WantedWork, person: MatchedPerson): MatchView {
  const skills = skillsPart(work, person)
  const experience = {
    category: work.category ?? categoryFallback,
    contracts: person.contracts,
    clients: person.clients,
    points: matchPoints.client * Math.min(person.clients, matchPoints.clientsCounted),
    most: matchPoints.client * matchPoints.clientsCounted,
  }
  const rating = {
    rating: person.rating,
    reviews: person.reviews,
    points: ratingPoints(person.rating),
    most: matchPoints.rating,
  }
  const response = {
    minutes: person.responseMinutes,
    points: responsePoints(person.responseMinutes),
    most: Math.max(...matchPoints.response.map(({ points }) => points)),
  }
  const availability = {
    availability: person.availability,
    points: availabilityPoints(person.availability),
    most: matchPoints.available,
  }
  const points = skills.points + experience.points + rating.points + response.points + availability.points
  return { points, skills, experience, rating, response, availability }
}

function skillsPart({ requiredSkills, minimumLevel }: WantedWork, person: MatchedPerson): MatchView['skills'] {
  const byKey = new Map(requiredSkills.map((skill) => [skillKey(skill), skill]))
  const asked = [...byKey].map(([key, skill]) => {
    const verified = person.verified.get(key) ?? null
    const isStated = person.stated.has(key)
    return { skill, verified, isStated, percent: percentOf(verified, isStated, minimumLevel) }
  })
  const share = asked.reduce((sum, { percent }) => sum + percent, 0) / Math.max(1, asked.length)
  return { asked, minimumLevel, points: Math.round((matchPoints.skills * share) / 100), most: matchPoints.skills }
}

function percentOf(verified: Difficulty | null, isStated: boolean, minimumLevel: Difficulty | null): number {
  const { skillShare } = matchPoints
  if (verified === null) return isStated ? skillShare.stated : 0
  if (minimumLevel === null) return skillShare.verified[verified]
  return reachesLevel(verified, minimumLevel) ? skillShare.reached : skillShare.below
}

function ratingPoints(rating: number | null): number {
  if (rating === null || rating <= ratingPrior) return 0
  return Math.round((matchPoints.rating * (rating - ratingPrior)) / (bestRating - ratingPrior))
}

function responsePoints(minutes: number | null): number {
  if (minutes === null) return 0
  return matchPoints.response.find((step) => minutes <= step.minutes)?.points ?? 0
}

function availabilityPoints(availability: Availability | null): number {
  return availability === 'available' || availability === 'limited' ? matchPoints[availability] : 0
}

export const hasProof = ({ skills: { asked, minimumLevel } }: MatchView): boolean =>
  asked.some(({ verified }) => verified !== null && reachesLevel(verified, minimumLevel))

/** In the same order, but those beyond the first few of a client after all others. */
export function fewOfEach<Match>(matches: readonly Match[], clientOf: (match: Match) => string): Match[] {
  const [first, further]: [Match[], Match[]] = [[], []]
  const counts = new Map<string, number>()
  for (const match of matches) {
    const count = (counts.get(clientOf(match)) ?? 0) + 1
    counts.set(clientOf(match), count)
    ;(count > matchesPerClient ? further : first).push(match)
  }
  return [...first, ...further]
}
