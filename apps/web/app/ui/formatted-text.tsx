import { Fragment } from 'react'
import { parseInlineCode, splitParagraphs } from './text-markup.ts'

export function InlineText({ children }: { children: string }) {
  return parseInlineCode(children).map(({ kind, text }, index) =>
    kind === 'code' ? (
      <code key={index} className="inline-code">
        {text}
      </code>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  )
}

export interface ParagraphsProps {
  children: string
  className?: string
  keepLineBreaks?: boolean
}

export function Paragraphs({ children, className, keepLineBreaks = false }: ParagraphsProps) {
  return (
    <div className={className}>
      {splitParagraphs(children).map((paragraph, index) => (
        <p key={index} className={keepLineBreaks ? 'whitespace-pre-line not-first:mt-4' : 'not-first:mt-4'}>
          <InlineText>{paragraph}</InlineText>
        </p>
      ))}
    </div>
  )
}
