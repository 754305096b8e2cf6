import type { ReactNode } from 'react'
import { formatMoment } from '../../dates.ts'

type Entry = { title: string; at: string | null; text: string | null }

/** Entries without a text are left out. */
export function DatedTexts({ entries }: { entries: readonly Entry[] }) {
  return entries.map(({ title, at, text }) =>
    text === null ? null : (
      <DatedText key={title} title={title} at={at}>
        {text}
      </DatedText>
    ),
  )
}

export function DatedText({ title, at, children }: { title: string; at: string | null; children: ReactNode }) {
  return (
    <div>
      <p className="text-xs wrap-anywhere text-muted">
        {title}
        {at ? `, ${formatMoment(at)}` : ''}
      </p>
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {children}
      </p>
    </div>
  )
}
