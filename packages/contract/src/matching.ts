import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { clientFiguresView } from './figures.ts'
import { projectView } from './projects.ts'
import { availabilities } from './talent.constants.ts'
import { talentView } from './talent.ts'

const part = { points: z.int().min(0), most: z.int().min(0) }

export const matchView = z.object({
  points: z.int().min(0).max(100),
  skills: z.object({
    ...part,
    /** Required skills; `percent` is the share that counts. */
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

export const projectMatchesView = z.object({
  matches: z.array(z.object({ project: projectView, client: clientFiguresView, match: matchView })),
  verifiedSkills: z.int().min(0),
  statedSkills: z.int().min(0),
})
export type ProjectMatchesView = z.infer<typeof projectMatchesView>

const personMatch = z.object({ person: talentView, match: matchView })
export type PersonMatchView = z.infer<typeof personMatch>

export const peopleMatchesView = z.object({
  people: z.array(personMatch),
  /** Verified at the level asked for, but without a completed contract. */
  newcomers: z.array(personMatch),
})
export type PeopleMatchesView = z.infer<typeof peopleMatchesView>
