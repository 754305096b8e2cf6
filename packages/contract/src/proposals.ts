import { z } from 'zod'
import { attachedFileView, attachmentIds } from './attached-files.ts'
import { deliveryStatuses } from './deliveries.constants.ts'
import { idText } from './id-text.ts'
import { milestoneView, proposalMilestones } from './milestones.ts'
import { moveFields } from './move-fields.ts'
import { deliveryMoves, proposalMoves } from './moves.ts'
import { skillsMaximum } from './projects.constants.ts'
import { bidAmount, pageQuery } from './projects.ts'
import {
  counterMessageMaximum,
  counterStatuses,
  deliveryDaysMaximum,
  proposalFilesMaximum,
  proposalMarkFilters,
  proposalMarks,
  proposalNoteMaximum,
  proposalSorts,
  proposalStatuses,
} from './proposals.constants.ts'
import { verifiedSkillView } from './results.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText, truncated } from './text.ts'

export const deliveryDays = z
  .int({ error: 'Delivery time must be a whole number of days.' })
  .min(1, { error: 'Delivery time must be at least one day.' })
  .max(deliveryDaysMaximum, { error: `Delivery time can be at most ${deliveryDaysMaximum} days.` })

const proposalTerms = {
  message: requiredText('Message', textLimits.message),
  /** Dollars. Default: the project's budget. */
  bidAmount: bidAmount.nullish(),
  deliveryTime: deliveryDays.nullish(),
  /** Default: the project's required skills. */
  skills: z
    .array(requiredText('A skill', textLimits.skill), { error: 'Skills must be a list of texts.' })
    .max(skillsMaximum, { error: `Name at most ${skillsMaximum} skills.` })
    .nullish(),
  /** Without any, all is released with the approval. */
  milestones: proposalMilestones.nullish(),
  attachments: attachmentIds(proposalFilesMaximum),
}

export const proposalBody = z.object({
  freelancerId: z.string({ error: 'freelancerId must be text.' }).toLowerCase(),
  projectId: z.string({ error: 'projectId must be text.' }).toLowerCase(),
  ...proposalTerms,
})
export type ProposalBody = z.input<typeof proposalBody>
export type ProposalInput = z.output<typeof proposalBody>

const version = z.int({ error: 'Version must be a whole number.' }).min(1, { error: 'Version starts at 1.' })

/** What is left out is set as in a new proposal. */
export const proposalEditBody = z.object({
  /** Overwriting a newer version is refused. */
  version,
  ...proposalTerms,
})
export type ProposalEditBody = z.input<typeof proposalEditBody>
export type ProposalEditInput = z.output<typeof proposalEditBody>

export const acceptProposalBody = z
  .object({
    /** A newer version is not accepted. */
    version: version.optional(),
  })
  .nullish()

export const proposalMarkBody = z
  .object({
    mark: z
      .enum(proposalMarks, { error: `Mark must be one of ${proposalMarks.join(', ')}, or null.` })
      .nullable()
      .optional(),
    note: exactText('Note', proposalNoteMaximum).optional(),
  })
  .refine(({ mark, note }) => mark !== undefined || note !== undefined, { error: 'Send a mark, a note, or both.' })
export type ProposalMarkBody = z.infer<typeof proposalMarkBody>

export const proposalMarkView = z.object({ mark: z.enum(proposalMarks).nullable(), note: z.string() })
export type ProposalMarkView = z.infer<typeof proposalMarkView>

export const counterBody = z.object({
  version,
  bidAmount,
  deliveryTime: deliveryDays.nullish(),
  milestones: proposalMilestones.nullish(),
  message: exactText('Message', counterMessageMaximum).optional(),
})
export type CounterBody = z.input<typeof counterBody>
export type CounterInput = z.output<typeof counterBody>

export const counterView = z.object({
  _id: z.uuid(),
  by: z.enum(['client', 'freelancer']),
  bidAmount: z.number(),
  deliveryTime: z.number().int().nullable(),
  milestones: z.array(milestoneView),
  message: z.string(),
  status: z.enum(counterStatuses),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
})
export type CounterView = z.infer<typeof counterView>

const proposalListQuery = z.object({
  status: z.enum(proposalStatuses, { error: `Status must be one of ${proposalStatuses.join(', ')}.` }).optional(),
  project: idText('Project must be the id of a project.').optional(),
  search: exactText('Search', 200).optional(),
  ...pageQuery,
})

/**
 * `price`: low to high. `days`: fewest first, unset last. `proven`: by required skills proven and shown on the profile.
 * Ties: newest first.
 */
export const projectProposalsQuery = proposalListQuery.extend({
  sort: z.enum(proposalSorts, { error: `Sort must be one of ${proposalSorts.join(', ')}.` }).default('newest'),
  mark: z.enum(proposalMarkFilters, { error: `Mark must be one of ${proposalMarkFilters.join(', ')}.` }).optional(),
})

/** Across projects, prices and skills do not compare. */
export const personProposalsQuery = proposalListQuery.extend({
  mark: z.never({ error: 'Only the proposals on one project can be filtered by marks.' }).optional(),
  sort: z.never({ error: 'Only the proposals on one project can be sorted.' }).optional(),
})

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
  /** No price was named, so the bid is the project's budget at that time. */
  atBudget: z.boolean(),
  deliveryTime: z.number().int().nullable(),
  skills: z.array(z.string()),
  milestones: z.array(milestoneView),
  status: z.enum(proposalStatuses),
  deliveryStatus: z.enum(deliveryStatuses),
  createdAt: z.iso.datetime(),
  /** From 1; each change of what the proposal says makes a new version. */
  version: z.number().int(),
  editedAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
  attachments: z.array(attachedFileView),
  counters: z.array(counterView),
  acceptedAt: z.iso.datetime().nullable(),
  contractId: z.uuid().nullable(),
  ...moveFields({ ...proposalMoves, ...deliveryMoves }),
  verifiedSkills: z.array(verifiedSkillView).optional(),
  completedJobs: z.number().int().optional(),
  /** Different clients of those projects. Accounts are free: one person can be client and freelancer. */
  completedForClients: z.number().int().optional(),
  clientMark: proposalMarkView.optional(),
})
export type ProposalView = z.infer<typeof proposalView>
export const proposalListView = z.array(proposalView)

const editedTerms = z
  .object({
    message: z.string(),
    messageTruncated: truncated,
    bidAmount: z.number(),
    deliveryTime: z.number().int().nullable(),
    skills: z.array(z.string()),
    milestones: z.array(milestoneView),
    attachments: z.array(z.string()),
  })
  .partial()
export type EditedTermsView = z.infer<typeof editedTerms>

export const proposalEditView = z.object({
  version: z.number().int(),
  editedAt: z.iso.datetime(),
  cause: z.enum(['edit', 'counter']),
  before: editedTerms,
  after: editedTerms,
})
export type ProposalEditView = z.infer<typeof proposalEditView>

export const proposalEditListView = z.object({ edits: z.array(proposalEditView) })
export type ProposalEditListView = z.infer<typeof proposalEditListView>
export const proposalVersionParam = z.coerce.number().int().min(2).max(1_000)

export const proposalCountsView = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  accepted: z.number().int(),
  rejected: z.number().int(),
  withdrawn: z.number().int(),
})
export type ProposalCountsView = z.infer<typeof proposalCountsView>

export const attentionView = z.object({
  deliveriesToReview: z.number().int(),
  changesRequested: z.number().int(),
})
export type AttentionView = z.infer<typeof attentionView>
