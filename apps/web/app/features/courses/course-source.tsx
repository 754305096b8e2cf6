import type { PublicCourseView } from '@guildhall/contract'
import { Badge } from '../../ui/badge.tsx'

export function SourceBadge({ source }: Pick<PublicCourseView, 'source'>) {
  return source === 'ai' ? <Badge tone="amber">Written by AI</Badge> : <Badge>From the library</Badge>
}

export function SourceNote({ source }: Pick<PublicCourseView, 'source'>) {
  if (source !== 'ai') return null
  return (
    <p className="max-w-prose text-sm text-muted">
      An AI wrote this course for one prompt. It has not been reviewed. Check what matters before you rely on it.
    </p>
  )
}
