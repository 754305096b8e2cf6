import { type EvidenceMessageView, type EvidenceVersionView, evidenceEventText } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../dates.ts'
import { Card } from '../../../ui/card.tsx'
import { MessageText } from '../../messages/shared/message-text.tsx'

export type Names = Record<'client' | 'freelancer', string>

export function Listed<Item>({
  items,
  empty,
  children,
}: {
  items: readonly Item[]
  empty: string
  children: (item: Item) => ReactNode
}) {
  if (items.length === 0) return <p className="text-muted">{empty}</p>
  return <ul className="long-list grid gap-3">{items.map(children)}</ul>
}

export function Version({ version, names }: { version: EvidenceVersionView; names: Names }) {
  const { message, messageTruncated, files, status, feedback, feedbackTruncated, submittedAt, decidedAt } = version
  const answer = status === 'approved' ? 'approved it' : 'asked for changes'
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="font-sans text-base font-semibold tracking-normal break-words">
        Version {version.version} by <bdi>{names.freelancer}</bdi>, {formatMoment(submittedAt)}
      </h3>
      <Written text={message} isCut={messageTruncated} />
      <Files files={files} />
      <p className="text-sm text-muted">
        {decidedAt ? (
          <>
            <bdi>{names.client}</bdi> {answer}, {formatMoment(decidedAt)}
          </>
        ) : (
          'There was no answer.'
        )}
      </p>
      <Written text={feedback} isCut={feedbackTruncated} />
    </Card>
  )
}

function Files({ files }: { files: EvidenceVersionView['files'] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Files" className="flex flex-col gap-2 text-sm">
      {files.map(({ filename, size, sha256 }) => (
        <li key={`${filename} ${sha256}`} className="min-w-0">
          <span className="font-medium wrap-anywhere">{filename}</span>, {size.toLocaleString('en-US')} bytes
          <code className="block text-xs wrap-anywhere text-muted">SHA-256 {sha256}</code>
        </li>
      ))}
    </ul>
  )
}

export function Message({ message, names }: { message: EvidenceMessageView; names: Names }) {
  const { by, at, text, event, files, editedAt, deletedAt } = message
  if (event) {
    return (
      <li className="text-sm text-muted">
        {evidenceEventText(event, names[by])}, {formatMoment(at)}
      </li>
    )
  }
  return (
    <Card as="li" className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        <bdi className="font-medium text-ink">{names[by]}</bdi>, {formatMoment(at)}
        {deletedAt ? `, deleted ${formatMoment(deletedAt)}` : editedAt ? `, edited ${formatMoment(editedAt)}` : ''}
      </p>
      {text === '' ? null : (
        <div className="max-w-prose text-sm">
          <MessageText text={text} />
        </div>
      )}
      <Files files={files} />
    </Card>
  )
}

export function Written({ text, isCut = false }: { text: string; isCut?: boolean | undefined }) {
  if (text === '') return null
  return (
    <p dir="auto" className="max-w-prose text-sm wrap-anywhere whitespace-pre-line">
      {text}
      {isCut ? ' […]' : ''}
    </p>
  )
}
