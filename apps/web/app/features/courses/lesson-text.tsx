import { Fragment } from 'react'
import { inlineParts, paragraphsOf } from './text-parts.ts'

/** A line of a lesson, its `code` as code. */
export function InlineText({ children }: { children: string }) {
  return inlineParts(children).map(({ kind, text }, index) =>
    kind === 'code' ? (
      <code key={index} className="rounded-xs bg-sunken px-[0.2em] py-0.5 text-[0.9em] break-words">
        {text}
      </code>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}

/** Running text: paragraphs with blank lines between them. */
export function LessonText({ children, className }: { children: string; className?: string }) {
  return (
    <div className={className}>
      {paragraphsOf(children).map((paragraph, index) => (
        <p key={index} className="not-first:mt-4">
          <InlineText>{paragraph}</InlineText>
        </p>
      ))}
    </div>
  )
}
