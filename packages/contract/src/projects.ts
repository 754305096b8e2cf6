import { z } from 'zod'
import { difficulties } from './assessment-rules.ts'
import { attachedFileView, attachmentIds } from './attached-files.ts'
import { deliveryStatuses } from './deliveries.constants.ts'
import { clientFiguresView } from './figures.ts'
import { isWholeCents } from './money.ts'
import { moveFields } from './move-fields.ts'
import { projectMoves } from './project-moves.ts'
import {
  allProjects,
  categoryFallback,
  pagedRowsMaximum,
  pageSize,
  pageSizeMaximum,
  priceMaximumUsd,
  projectCategories,
  projectFilesMaximum,
  projectSorts,
  projectStatuses,
  skillsMaximum,
} from './projects.constants.ts'
import { textLimits } from './text.constants.ts'
import { exactText, requiredText, truncated } from './text.ts'

function wholeNumber(name: string) {
  const error = `${name} must be a whole number.`
  return z.coerce.number({ error }).int({ error })
}

export const pageQuery = {
  limit: wholeNumber('Limit')
    .min(1, { error: 'Limit must be at least 1.' })
    .max(pageSizeMaximum, { error: `Limit can be at most ${pageSizeMaximum}.` })
    .default(pageSize),
  cursor: exactText('Cursor', 300).optional(),
}

export const projectListQuery = z
  .object({
    search: exactText('Search', 200).default(''),
    category: exactText('Category', 60).default(allProjects),
    sort: z.enum(projectSorts, { error: `Sort must be one of ${projectSorts.join(', ')}.` }).default('newest'),
    status: z.literal('active', { error: 'Status can only be active.' }).optional(),
    page: wholeNumber('Page').min(1, { error: 'Page starts at 1.' }).default(1),
    ...pageQuery,
  })
  .refine(({ page, limit }) => page * limit <= pagedRowsMaximum, {
    path: ['page'],
    error: `Pages reach the first ${pagedRowsMaximum.toLocaleString('en-US')} projects. Search, or choose a category, to see the rest.`,
  })
export type ProjectListQuery = z.output<typeof projectListQuery>

export const clientProjectsQuery = z.object({
  status: z.enum(projectStatuses, { error: `Status must be one of ${projectStatuses.join(', ')}.` }).optional(),
  ...pageQuery,
})

/** Dollars with at most two decimals. Accepts sums that floating point puts slightly off (0.1 + 0.2). */
export function positiveUsd(name: string) {
  return z
    .number({ error: `${name} must be a number.` })
    .positive({ error: `${name} must be more than zero.` })
    .max(priceMaximumUsd, { error: `${name} can be at most $${priceMaximumUsd.toLocaleString('en-US')}.` })
    .refine((usd) => usd <= 0 || isWholeCents(usd), {
      error: `${name} can have at most two decimals.`,
    })
}
export const bidAmount = positiveUsd('Bid')

const webAddress = exactText('Image', textLimits.url).refine(
  (text) => text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
  { error: 'Image must be a web address that starts with http:// or https://.' },
)

/** A date alone means 00:00 UTC of that date. */
const deadline = z
  .union([z.iso.date(), z.iso.datetime({ offset: true }), z.iso.datetime({ local: true })], {
    error: 'Deadline must be a date, such as 2030-01-31.',
  })
  .transform((text) => new Date(/T/.test(text) && !/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? `${text}Z` : text))
  // An offset can move the last hours of 9999 into a year that ISO 8601 writes with a sign.
  .refine((instant) => instant.getTime() < Date.UTC(10_000), { error: 'Deadline must be before the year 10000.' })

export const projectBody = z.object({
  title: requiredText('Title', textLimits.title),
  description: requiredText('Description', textLimits.description),
  price: positiveUsd('Price'),
  category: z
    .enum([...projectCategories, categoryFallback], {
      error: `Category must be one of ${projectCategories.join(', ')}.`,
    })
    .nullish(),
  image: webAddress.nullish(),
  requiredSkills: z
    .array(requiredText('A skill', textLimits.skill), { error: 'Required skills must be a list of texts.' })
    .min(1, { error: 'Name at least one required skill.' })
    .max(skillsMaximum, { error: `Name at most ${skillsMaximum} required skills.` }),
  deadline,
  /** A label only: it excludes no freelancer. */
  minimumLevel: z
    .enum(difficulties, { error: `The level asked for must be ${difficulties.join(', ')} or none.` })
    .nullish(),
  /** Left out, they stay as they are. */
  attachments: attachmentIds(projectFilesMaximum),
  /** `editedAt` of the project that was edited. Overwriting a newer edit is refused. */
  editedAt: z.iso.datetime({ error: 'The time of the last edit must be a date and time.' }).nullish(),
})
export type ProjectBody = z.input<typeof projectBody>
export type ProjectInput = z.output<typeof projectBody>

export const projectView = z.object({
  _id: z.uuid(),
  title: z.string(),
  description: z.string(),
  descriptionTruncated: truncated,
  price: z.number(),
  category: z.string(),
  image: z.string(),
  requiredSkills: z.array(z.string()),
  deadline: z.iso.datetime(),
  minimumLevel: z.enum(difficulties).nullable(),
  status: z.enum(projectStatuses),
  proposals: z.number().int(),
  createdBy: z.uuid(),
  createdAt: z.iso.datetime(),
  myProposalId: z.uuid().optional(),
  ...moveFields(projectMoves),
})
export type ProjectView = z.infer<typeof projectView>

export const projectDetailView = projectView.extend({
  editedAt: z.iso.datetime().nullable(),
  /** For its client, once asked whether they still hire: when it closes without an answer. */
  closesAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
  client: z.object({ _id: z.uuid(), name: z.string(), figures: clientFiguresView }),
  attachments: z.array(attachedFileView),
  /** Hidden by operators: only its client and those who proposed can read it. */
  isHidden: z.literal(true).optional(),
})
export type ProjectDetailView = z.infer<typeof projectDetailView>

export const listedProjectView = projectView.extend({ clientFigures: clientFiguresView })
export type ListedProjectView = z.infer<typeof listedProjectView>

/** `total` and `categories` are lower bounds if `totalIsCapped`. `categories` ignores the category filter. */
export const projectListView = z.object({
  projects: z.array(listedProjectView),
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  categories: z.record(z.string(), z.number().int()),
  nextCursor: z.string().nullable(),
})
export type ProjectListView = z.infer<typeof projectListView>

export const clientProjectView = projectView.extend({
  deliveryStatus: z.enum(deliveryStatuses).nullable(),
  freelancerName: z.string().nullable(),
  contractId: z.uuid().nullable(),
  /** By operators. */
  isHidden: z.literal(true).optional(),
  /** Nothing can be delivered until it is lifted. */
  isFreelancerSuspended: z.literal(true).optional(),
})
export type ClientProjectView = z.infer<typeof clientProjectView>

export const clientProjectsView = z.object({
  data: z.array(clientProjectView),
  total: z.number().int(),
  counts: z.object({
    active: z.number().int(),
    in_progress: z.number().int(),
    completed: z.number().int(),
    cancelled: z.number().int(),
    closed: z.number().int(),
    toReview: z.number().int(),
  }),
  nextCursor: z.string().nullable(),
})
export type ClientProjectsView = z.infer<typeof clientProjectsView>
