import { Fragment } from 'react'
import { inlineCodeLook, paragraphsHtml } from './text-html.ts'
import { parseInlineCode } from './text-markup.ts'

export function InlineText({ children }: { children: string }) {
  if (!children.includes('`')) return children
  return parseInlineCode(children).map(({ kind, text }, index) =>
    kind === 'code' ? (
      <code key={index} className={inlineCodeLook}>
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

/** As HTML: a course has hundreds, and elements of React take ten times as long. */
export function Paragraphs({ children, className, keepLineBreaks = false }: ParagraphsProps) {
  const look = keepLineBreaks ? 'whitespace-pre-line not-first:mt-4' : 'not-first:mt-4'
  // `paragraphsHtml` escapes every text.
  return <div className={className} dangerouslySetInnerHTML={{ __html: paragraphsHtml(children, look) }} />
}
