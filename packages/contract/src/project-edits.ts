import { z } from 'zod'
import { pageQuery, projectView } from './projects.ts'

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
  .extend({ attachments: z.array(z.string()) })
  .partial()
export type EditedFactsView = z.infer<typeof editedFactsView>

export const projectEditNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)

export const projectEditView = z.object({
  number: z.int(),
  editedBy: z.uuid(),
  editedAt: z.iso.datetime(),
  before: editedFactsView,
  after: editedFactsView,
})
export type ProjectEditView = z.infer<typeof projectEditView>

export const projectEditListQuery = z.object({ cursor: pageQuery.cursor })

export const projectEditListView = z.object({
  acceptedAt: z.iso.datetime().nullable(),
  /** The agreed terms: fields that changed since acceptance, as they were then. */
  atAcceptance: editedFactsView,
  edits: z.array(projectEditView),
  total: z.int(),
  nextCursor: z.string().nullable(),
})
export type ProjectEditListView = z.infer<typeof projectEditListView>
