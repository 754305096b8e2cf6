import { Fragment } from 'react'
import { paragraphsHtml } from './text-html.ts'
import { parseInlineCode } from './text-markup.ts'

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

/** One piece of HTML, as in a closed lesson: the server renders it in a fraction of the time that elements take. */
export function Paragraphs({ children, className, keepLineBreaks = false }: ParagraphsProps) {
  return (
    <div
      className={className}
      // `html` has escaped all of the text.
      dangerouslySetInnerHTML={{ __html: paragraphsHtml(children, keepLineBreaks).text }}
    />
  )
}
