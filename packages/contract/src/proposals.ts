import { z } from 'zod'
import { deliveryStatuses } from './deliveries.constants.ts'
import { moveFields } from './move-fields.ts'
import { deliveryMoves, proposalMoves } from './moves.ts'
import { skillsMaximum } from './projects.constants.ts'
import { bidAmount, pageQuery } from './projects.ts'
import { deliveryDaysMaximum, proposalSorts, proposalStatuses } from './proposals.constants.ts'
import { verifiedSkillView } from './results.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText, truncated } from './text.ts'

export const proposalBody = z.object({
  freelancerId: z.string({ error: 'freelancerId must be text.' }),
  projectId: z.string({ error: 'projectId must be text.' }),
  message: requiredText('Message', textLimits.message),
  /** Dollars; a proposal without one is for the project's budget. */
  bidAmount: bidAmount.nullish(),
  /** Days from acceptance to delivery. */
  deliveryTime: z
    .int({ error: 'Delivery time must be a whole number of days.' })
    .min(1, { error: 'Delivery time must be at least one day.' })
    .max(deliveryDaysMaximum, { error: `Delivery time can be at most ${deliveryDaysMaximum} days.` })
    .nullish(),
  /** The skills the freelancer brings; without them, the project's required skills show. */
  skills: z
    .array(requiredText('A skill', textLimits.skill), { error: 'Skills must be a list of texts.' })
    .max(skillsMaximum, { error: `Name at most ${skillsMaximum} skills.` })
    .nullish(),
})
export type ProposalBody = z.input<typeof proposalBody>
export type ProposalInput = z.output<typeof proposalBody>

/** What every list of proposals can be filtered by. */
const proposalListQuery = z.object({
  status: z.enum(proposalStatuses, { error: `Status must be one of ${proposalStatuses.join(', ')}.` }).optional(),
  /** The id of a project, where only the proposals on that are wanted. */
  project: z.uuid({ error: 'Project must be the id of a project.' }).optional(),
  search: exactText('Search', 200).optional(),
  ...pageQuery,
})

/**
 * The filter of the proposals on one project. `price` is low to high, `days` fewest first and without days last, `proven`
 * most of the project's required skills proven and shown on the profile; among equals the newest comes first.
 */
export const projectProposalsQuery = proposalListQuery.extend({
  sort: z.enum(proposalSorts, { error: `Sort must be one of ${proposalSorts.join(', ')}.` }).default('newest'),
})

/** The filter of the lists that reach over projects, whose prices and skills do not compare. */
export const personProposalsQuery = proposalListQuery.extend({
  sort: z.never({ error: 'Only the proposals on one project can be sorted.' }).optional(),
})

export const proposalView = z.object({
  _id: z.uuid(),
  projectId: z.object({
    _id: z.uuid(),
    title: z.string(),
    status: z.string(),
    createdBy: z.object({ _id: z.uuid(), name: z.string(), company: z.string() }),
  }),
  freelancerId: z.object({ _id: z.uuid(), name: z.string(), email: z.string() }),
  clientId: z.uuid(),
  message: z.string(),
  messageTruncated: truncated,
  /** The message again. */
  description: z.string(),
  descriptionTruncated: truncated,
  bidAmount: z.number(),
  /** The freelancer named no price: the bid is the project's budget when it was sent. */
  atBudget: z.boolean(),
  deliveryTime: z.number().int().nullable(),
  skills: z.array(z.string()),
  status: z.enum(proposalStatuses),
  deliveryStatus: z.enum(deliveryStatuses),
  createdAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  /** Those of its delivery included. */
  ...moveFields({ ...proposalMoves, ...deliveryMoves }),
  /** For the client: what the freelancer has proven and shows on their profile. */
  verifiedSkills: z.array(verifiedSkillView).optional(),
  /** For the client: how many projects the freelancer has completed here, their delivery approved. */
  completedJobs: z.number().int().optional(),
})
export type ProposalView = z.infer<typeof proposalView>
export const proposalListView = z.array(proposalView)

/** Counts over all proposals of one freelancer, whatever a list is filtered by. */
export const proposalCountsView = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  accepted: z.number().int(),
  rejected: z.number().int(),
})
export type ProposalCountsView = z.infer<typeof proposalCountsView>

/** `GET /api/attention`: how much waits for the caller, as a client and as a freelancer. */
export const attentionView = z.object({
  deliveriesToReview: z.number().int(),
  changesRequested: z.number().int(),
})
export type AttentionView = z.infer<typeof attentionView>
