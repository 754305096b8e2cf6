import { z } from 'zod'
import { pageQuery, projectView } from './projects.ts'

/** The fields of a project that a change concerns. */
export const editedFactsView = projectView
  .pick({
    title: true,
    description: true,
    descriptionTruncated: true,
    price: true,
    category: true,
    image: true,
    requiredSkills: true,
    deadline: true,
    minimumLevel: true,
  })
  .partial()
export type EditedFactsView = z.infer<typeof editedFactsView>

/** The number of a change in a path; a project counts its own from 1. */
export const projectEditNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)

/** What a client changed in a project that a freelancer was at work on: each changed field before and after. */
export const projectEditView = z.object({
  number: z.int(),
  editedBy: z.uuid(),
  editedAt: z.iso.datetime(),
  before: editedFactsView,
  after: editedFactsView,
})
export type ProjectEditView = z.infer<typeof projectEditView>

export const projectEditListQuery = z.object({ cursor: pageQuery.cursor })

/** `GET /api/projects/{id}/edits`, newest first. */
export const projectEditListView = z.object({
  /** Null while no proposal is accepted; there are no edits then. */
  acceptedAt: z.iso.datetime().nullable(),
  /** What the fields that were changed since said at acceptance, in full. This is what counts. */
  atAcceptance: editedFactsView,
  edits: z.array(projectEditView),
  total: z.int(),
  nextCursor: z.string().nullable(),
})
export type ProjectEditListView = z.infer<typeof projectEditListView>
