import { z } from 'zod'
import { exactText } from './text.ts'

/** `job`: a project that one proposed to. `reading`: a course of the library. */
export const foundKinds = ['project', 'job', 'person', 'conversation', 'course', 'reading'] as const
export type FoundKind = (typeof foundKinds)[number]

export const quickFindQuery = z.object({ q: exactText('Search', 100).default('') })

/** `id`: of the kind; for a conversation, of the other person. `detail`: what tells it from others of that name. */
export const foundView = z.object({ kind: z.enum(foundKinds), id: z.string(), title: z.string(), detail: z.string() })
export type FoundView = z.infer<typeof foundView>

/** The best first: one's own before others', and what begins with the words before what contains them. */
export const quickFindView = z.object({ found: z.array(foundView) })
export type QuickFindView = z.infer<typeof quickFindView>
