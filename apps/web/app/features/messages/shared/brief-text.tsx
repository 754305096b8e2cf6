import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const loadFormatted = () => import('./message-text.tsx').then((part) => ({ default: part.BriefText }))
const Formatted = lazyPart(loadFormatted, Plain)

/** Without any of these a text is shown as it was typed, and loads nothing. */
const mayHaveMarkup = /[*_`>#]|https?:|^ {0,3}(?:[-+]|\d+[.)]) /im

/** A project's description with its Markdown. Mails show it as it was typed. */
export function BriefText({ text }: { text: string }) {
  if (!mayHaveMarkup.test(text)) return <Plain text={text} />
  return (
    <Suspense fallback={<Plain text={text} />}>
      <Formatted text={text} />
    </Suspense>
  )
}

function Plain({ text }: { text: string }) {
  return (
    <p dir="auto" className="break-words whitespace-pre-line">
      {text}
    </p>
  )
}
