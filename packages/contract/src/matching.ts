import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { clientFiguresView } from './figures.ts'
import { projectView } from './projects.ts'
import { availabilities } from './talent.constants.ts'
import { talentView } from './talent.ts'

const part = { points: z.int().min(0), most: z.int().min(0) }

/** How well a person and a project match, with everything that it was computed from. */
export const matchView = z.object({
  /** The sum of the points of the five parts. */
  points: z.int().min(0).max(100),
  skills: z.object({
    ...part,
    /** The required skills. `percent` is the share that counts. */
    asked: z.array(
      z.object({
        skill: z.string(),
        verified: z.enum(difficulties).nullable(),
        isStated: z.boolean(),
        percent: z.int().min(0).max(100),
      }),
    ),
    minimumLevel: z.enum(difficulties).nullable(),
  }),
  experience: z.object({ ...part, category: z.string(), contracts: z.int().min(0), clients: z.int().min(0) }),
  rating: z.object({ ...part, rating: z.number().nullable(), reviews: z.int().min(0) }),
  response: z.object({ ...part, minutes: z.int().min(0).nullable() }),
  availability: z.object({ ...part, availability: z.enum(availabilities).nullable() }),
})
export type MatchView = z.infer<typeof matchView>

/** `GET /api/matches/projects`: open projects for the person who asks, the best match first. */
export const projectMatchesView = z.object({
  matches: z.array(z.object({ project: projectView, client: clientFiguresView, match: matchView })),
  /** How many skills were looked for. */
  verifiedSkills: z.int().min(0),
  statedSkills: z.int().min(0),
})
export type ProjectMatchesView = z.infer<typeof projectMatchesView>

const personMatch = z.object({ person: talentView, match: matchView })
export type PersonMatchView = z.infer<typeof personMatch>

/** `GET /api/projects/:id/matches`: for the project's client. */
export const peopleMatchesView = z.object({
  people: z.array(personMatch),
  /** People who have verified a skill at the level asked for, and have no completed contract yet. */
  newcomers: z.array(personMatch),
})
export type PeopleMatchesView = z.infer<typeof peopleMatchesView>
