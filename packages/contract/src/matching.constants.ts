/** The points add up to at most 100. `/rules/matching` is written from them. */
export const matchPoints = {
  /** For all required skills; each counts alike, by its share in percent. */
  skills: 60,
  skillShare: {
    verified: { Beginner: 70, Intermediate: 85, Advanced: 100 },
    /** Verified at the level asked for or above. `verified`: no level was asked for. */
    reached: 100,
    below: 40,
    stated: 10,
  },
  /** Per different client of a completed contract in the project's category. */
  client: 5,
  clientsCounted: 3,
  /** For a rating of 5, in proportion down to none at `ratingPrior`. */
  rating: 10,
  response: [
    { minutes: 4 * 60, points: 10 },
    { minutes: 24 * 60, points: 7 },
    { minutes: 3 * 24 * 60, points: 3 },
  ],
  available: 5,
  limited: 3,
} as const

/** Per list; half of the people are without a completed contract. */
export const matchCandidates = 200
/** Of those, projects that ask for a skill that is only stated. */
export const statedCandidates = 40
/** More projects than this are not all gathered: the newest `walkedProjects` that are open are considered instead. */
export const gatheredProjects = 500
export const walkedProjects = 5_000
/** More people than this are not all gathered: `walkedPeople` in search order are considered instead. */
export const gatheredPeople = 1_000
/** Of these, `comparedMatches` per list are compared. */
export const walkedPeople = 20_000
export const comparedMatches = 200
export const shownProjectMatches = 20
/** Further ones of a client come after those of all others. */
export const matchesPerClient = 3
export const shownPeopleMatches = 14
export const shownNewcomers = 6
