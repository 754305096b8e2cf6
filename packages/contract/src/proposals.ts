import { z } from 'zod'
import { deliveryStatuses } from './deliveries.constants.ts'
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

/** What the freelancer can change while the client has not decided. */
const proposalTerms = {
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
  /** Ids of files that were uploaded for it, in their order. */
  attachments: z
    .array(z.uuid({ error: 'An attachment must be the id of an uploaded file.' }), {
      error: 'Attachments must be a list of ids.',
    })
    .max(proposalFilesMaximum, { error: `Attach at most ${proposalFilesMaximum} files.` })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'Each file can be attached once.' })
    .nullish(),
}

export const proposalBody = z.object({
  freelancerId: z.string({ error: 'freelancerId must be text.' }),
  projectId: z.string({ error: 'projectId must be text.' }),
  ...proposalTerms,
})
export type ProposalBody = z.input<typeof proposalBody>
export type ProposalInput = z.output<typeof proposalBody>

const version = z.int({ error: 'Version must be a whole number.' }).min(1, { error: 'Version starts at 1.' })

/** All of the proposal anew: what is left out is set as in a new proposal. */
export const proposalEditBody = z.object({
  /** The version that was edited. Overwriting a newer one is refused. */
  version,
  ...proposalTerms,
})
export type ProposalEditBody = z.input<typeof proposalEditBody>
export type ProposalEditInput = z.output<typeof proposalEditBody>

/** The specification sends no body. */
export const acceptProposalBody = z
  .object({
    /** The version that was read. A newer one is not accepted. */
    version: version.optional(),
  })
  .nullish()

/** Each field that is given is set, the other one stays. */
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

/** The terms that one side offers instead. */
export const counterBody = z.object({
  /** The version that was read. */
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

export const proposalFileView = z.object({
  _id: z.uuid(),
  filename: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  contentType: z.string(),
})
export type ProposalFileView = z.infer<typeof proposalFileView>
export const proposalFilesView = z.object({ attachments: z.array(proposalFileView) })
export type ProposalFilesView = z.infer<typeof proposalFilesView>

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
  /** The caller's own marks. `open` leaves out what is archived. */
  mark: z.enum(proposalMarkFilters, { error: `Mark must be one of ${proposalMarkFilters.join(', ')}.` }).optional(),
})

/** Filters for lists across projects, whose prices and skills do not compare. */
export const personProposalsQuery = proposalListQuery.extend({
  mark: z.never({ error: 'Only the proposals on one project can be filtered by marks.' }).optional(),
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
  /** Counts from 1. Each change of what the proposal says makes a new one. */
  version: z.number().int(),
  /** Null before the first change. */
  editedAt: z.iso.datetime().nullable(),
  /** When the client first opened it; null before that. */
  openedAt: z.iso.datetime().nullable(),
  attachments: z.array(proposalFileView),
  /** At most one of each side, the client's first. */
  counters: z.array(counterView),
  acceptedAt: z.iso.datetime().nullable(),
  /** Null before acceptance. */
  contractId: z.uuid().nullable(),
  ...moveFields({ ...proposalMoves, ...deliveryMoves }),
  verifiedSkills: z.array(verifiedSkillView).optional(),
  completedJobs: z.number().int().optional(),
  /** Number of different clients of those projects. Accounts are free: one person can be client and freelancer. */
  completedForClients: z.number().int().optional(),
  /** For the client alone. */
  clientMark: proposalMarkView.optional(),
})
export type ProposalView = z.infer<typeof proposalView>
export const proposalListView = z.array(proposalView)

/** What an edit changed. Attachments are named by their files. */
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
  /** The version it made. */
  version: z.number().int(),
  editedAt: z.iso.datetime(),
  /** The freelancer edited it, or a counter-offer of one side was accepted. */
  cause: z.enum(['edit', 'counter']),
  before: editedTerms,
  after: editedTerms,
})
export type ProposalEditView = z.infer<typeof proposalEditView>

/** Newest first. Messages may be truncated. */
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

/** `GET /api/attention`: number of items waiting for the caller, as client and as freelancer. */
export const attentionView = z.object({
  deliveriesToReview: z.number().int(),
  changesRequested: z.number().int(),
})
export type AttentionView = z.infer<typeof attentionView>
