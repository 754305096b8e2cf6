/** What people do in a course of the library: how far they have read, and its project. */
import { z } from 'zod'
import { isSecureAddress, projectPointsMaximum } from './course-work.constants.ts'
import { textLimits } from './text.constants.ts'
import { exactText } from './text.ts'

export const courseProjectView = z.object({
  title: z.string(),
  minutes: z.int(),
  /** Paragraphs, as a client would write them. */
  brief: z.array(z.string()),
  steps: z.array(z.string()),
  criteria: z.array(z.string()),
})
export type CourseProjectView = z.infer<typeof courseProjectView>

const points = z
  .array(
    z
      .int()
      .min(0)
      .max(projectPointsMaximum - 1),
  )
  .max(projectPointsMaximum)
  .transform((positions) => [...new Set(positions)].sort((one, other) => one - other))

/** Replaces what it has. What it leaves out stays as it is. */
export const courseProjectBody = z
  .object({
    /** Positions of the steps that are done, and of the criteria that are met. */
    steps: points,
    criteria: points,
    link: exactText('Link', textLimits.url).refine((text) => text === '' || isSecureAddress(text), {
      error: 'Link must be a web address that starts with https://.',
    }),
  })
  .partial()
export type CourseProjectBody = z.infer<typeof courseProjectBody>

export const finishedStepBody = z.object({ step: z.string().max(100) })

export const courseWorkView = z.object({
  /** By lesson: the furthest step that was finished. */
  finished: z.record(z.string(), z.string()),
  project: z.object({ steps: z.array(z.int()), criteria: z.array(z.int()), link: z.string() }),
})
export type CourseWorkView = z.infer<typeof courseWorkView>

/** In a lesson that an AI wrote. `writing`: the one that was read. */
export const writtenStepBody = finishedStepBody.extend({ writing: exactText('Writing', 100) })
export type WrittenStepBody = z.infer<typeof writtenStepBody>
export const writtenWorkView = courseWorkView.pick({ finished: true })
export type WrittenWorkView = z.infer<typeof writtenWorkView>

/** `added` is false if the portfolio has this link already. */
export const portfolioAdditionView = z.object({ added: z.boolean() })
export type PortfolioAdditionView = z.infer<typeof portfolioAdditionView>
