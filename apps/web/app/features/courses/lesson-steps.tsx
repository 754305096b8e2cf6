import type { LessonView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { Paragraphs } from '../../ui/formatted-text.tsx'
import { SteadyPart } from './steady-part.tsx'
import { stepAnchor } from './step-anchor.ts'

export interface LessonStepsProps {
  lesson: LessonView
  heading: 'h3' | 'h4'
  /** Shown with the step that has it. */
  example: ReactNode
}

/** A lesson as sections that are read in a minute each, and end in something to do. */
export function LessonSteps({ lesson, heading: Heading, example }: LessonStepsProps) {
  const { id, text, steps = [] } = lesson
  const paragraphs = text.split('\n\n')
  return steps.map((step, at) => {
    const [first, last] = step.paragraphs
    return (
      <section
        key={step.id}
        data-step={at}
        className="flex min-w-0 flex-col gap-6 not-first:border-t not-first:border-line not-first:pt-8"
      >
        <div>
          <p className="eyebrow">
            Step {at + 1} of {steps.length}
          </p>
          <Heading id={stepAnchor(id, step.id)} tabIndex={-1} className="mt-1 scroll-mt-20 text-xl outline-none">
            {step.title}
          </Heading>
        </div>
        <Paragraphs>{paragraphs.slice(first, last + 1).join('\n\n')}</Paragraphs>
        {step.withExample ? example : null}
        <SteadyPart lesson={lesson} heading={Heading} step={at} />
      </section>
    )
  })
}
