import { z } from 'zod'
import { deliveryStatuses } from './deliveries.constants.ts'
import { milestoneView, proposalMilestones } from './milestones.ts'
import { moveFields } from './move-fields.ts'
import { deliveryMoves, proposalMoves } from './moves.ts'
import { skillsMaximum } from './projects.constants.ts'
import { bidAmount, pageQuery } from './projects.ts'
import { deliveryDaysMaximum, proposalSorts, proposalStatuses } from './proposals.constants.ts'
import { verifiedSkillView } from './results.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText, truncated } from './text.ts'

export const deliveryDays = z
  .int({ error: 'Delivery time must be a whole number of days.' })
  .min(1, { error: 'Delivery time must be at least one day.' })
  .max(deliveryDaysMaximum, { error: `Delivery time can be at most ${deliveryDaysMaximum} days.` })

export const proposalBody = z.object({
  freelancerId: z.string({ error: 'freelancerId must be text.' }),
  projectId: z.string({ error: 'projectId must be text.' }),
  message: requiredText('Message', textLimits.message),
  /** Dollars. Without it, the bid is the project's budget. */
  bidAmount: bidAmount.nullish(),
  /** Days from acceptance to delivery. */
  deliveryTime: deliveryDays.nullish(),
  /** The freelancer's skills. Without them, the project's required skills are shown. */
  skills: z
    .array(requiredText('A skill', textLimits.skill), { error: 'Skills must be a list of texts.' })
    .max(skillsMaximum, { error: `Name at most ${skillsMaximum} skills.` })
    .nullish(),
  /** Parts of the bid that the client can release one by one. Without them, all is released with the approval. */
  milestones: proposalMilestones.nullish(),
})
export type ProposalBody = z.input<typeof proposalBody>
export type ProposalInput = z.output<typeof proposalBody>

const proposalListQuery = z.object({
  status: z.enum(proposalStatuses, { error: `Status must be one of ${proposalStatuses.join(', ')}.` }).optional(),
  project: z.uuid({ error: 'Project must be the id of a project.' }).optional(),
  search: exactText('Search', 200).optional(),
  ...pageQuery,
})

/**
 * Filters for one project. `price` sorts low to high, `days` fewest first with unset last, `proven` by the number of
 * required skills proven and shown on the profile. Ties: newest first.
 */
export const projectProposalsQuery = proposalListQuery.extend({
  sort: z.enum(proposalSorts, { error: `Sort must be one of ${proposalSorts.join(', ')}.` }).default('newest'),
})

/** Filters for lists across projects, whose prices and skills do not compare. */
export const personProposalsQuery = proposalListQuery.extend({
  sort: z.never({ error: 'Only the proposals on one project can be sorted.' }).optional(),
})

/** Picture address, as in profiles; empty without a picture. */
const profileImage = z.string()

export const proposalView = z.object({
  _id: z.uuid(),
  projectId: z.object({
    _id: z.uuid(),
    title: z.string(),
    status: z.string(),
    createdBy: z.object({ _id: z.uuid(), name: z.string(), company: z.string(), profileImage }),
  }),
  freelancerId: z.object({ _id: z.uuid(), name: z.string(), email: z.string(), profileImage }),
  clientId: z.uuid(),
  message: z.string(),
  messageTruncated: truncated,
  description: z.string(),
  descriptionTruncated: truncated,
  bidAmount: z.number(),
  /** The freelancer named no price, so the bid is the project's budget at that time. */
  atBudget: z.boolean(),
  deliveryTime: z.number().int().nullable(),
  skills: z.array(z.string()),
  /** Parts of the bid, in their order; empty without any. */
  milestones: z.array(milestoneView),
  status: z.enum(proposalStatuses),
  deliveryStatus: z.enum(deliveryStatuses),
  createdAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  /** Null before acceptance. */
  contractId: z.uuid().nullable(),
  ...moveFields({ ...proposalMoves, ...deliveryMoves }),
  verifiedSkills: z.array(verifiedSkillView).optional(),
  completedJobs: z.number().int().optional(),
  /** Number of different clients of those projects. Accounts are free: one person can be client and freelancer. */
  completedForClients: z.number().int().optional(),
})
export type ProposalView = z.infer<typeof proposalView>
export const proposalListView = z.array(proposalView)

export const proposalCountsView = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  accepted: z.number().int(),
  rejected: z.number().int(),
})
export type ProposalCountsView = z.infer<typeof proposalCountsView>

/** `GET /api/attention`: number of items waiting for the caller, as client and as freelancer. */
export const attentionView = z.object({
  deliveriesToReview: z.number().int(),
  changesRequested: z.number().int(),
})
export type AttentionView = z.infer<typeof attentionView>
