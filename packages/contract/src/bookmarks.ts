import { z } from 'zod'
import { pageQuery, projectView } from './projects.ts'

export const bookmarkBody = z.object({ saved: z.boolean({ error: 'Say whether it is saved.' }) })

export const bookmarksView = z.object({ projects: z.array(z.uuid()), people: z.array(z.uuid()) })
export type BookmarksView = z.infer<typeof bookmarksView>

export const bookmarkListQuery = z.object(pageQuery)

export const savedProjectListView = z.array(z.object({ savedAt: z.iso.datetime(), project: projectView }))
export type SavedProjectView = z.infer<typeof savedProjectListView>[number]

export const savedPersonView = z.object({
  savedAt: z.iso.datetime(),
  person: z.object({
    _id: z.uuid(),
    name: z.string(),
    title: z.string(),
    location: z.string(),
    /** Dollars; 0 where none is stated. */
    hourlyRate: z.number(),
    skills: z.array(z.string()),
    profileImage: z.string(),
  }),
})
export type SavedPersonView = z.infer<typeof savedPersonView>
export const savedPersonListView = z.array(savedPersonView)
