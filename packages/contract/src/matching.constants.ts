/** How well a person and a project match: the sum of these points, at most 100. `/rules/matching` is written from them. */
export const matchPoints = {
  /** For all required skills together. Each counts alike, with a share in percent. */
  skills: 60,
  skillShare: {
    /** Verified, where the project asks for no level. */
    verified: { Beginner: 70, Intermediate: 85, Advanced: 100 },
    /** Verified, at the level that the project asks for or above it. */
    reached: 100,
    /** Verified, below the level that the project asks for. */
    below: 40,
    /** Named on the profile, not verified. */
    stated: 10,
  },
  /** For each different client of a completed contract in the project's category. */
  client: 5,
  clientsCounted: 3,
  /** For a rating of 5; in proportion down to none at the rating that everyone starts from. */
  rating: 10,
  /** For a first answer within so many minutes, the shortest first. */
  response: [
    { minutes: 4 * 60, points: 10 },
    { minutes: 24 * 60, points: 7 },
    { minutes: 3 * 24 * 60, points: 3 },
  ],
  available: 5,
  limited: 3,
} as const

/** Candidates of one list that are compared; half of the people without a completed contract. */
export const matchCandidates = 200
/** Of a freelancer's candidates, those that ask for a skill that is stated only. */
export const statedCandidates = 40
/** Open projects that are looked at; of more, those among the newest projects. */
export const gatheredProjects = 500
export const walkedProjects = 5_000
/** People who are looked at; of more, those who come first in searches. */
export const gatheredPeople = 1_000
/** Of so many people with a verified skill, for each list, so many who have verified one that is asked for. */
export const walkedPeople = 20_000
export const comparedMatches = 200
export const shownProjectMatches = 20
/** People with completed contracts, and those with proof for whom it would be the first. */
export const shownPeopleMatches = 14
export const shownNewcomers = 6
