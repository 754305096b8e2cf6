import { descriptionCollapseAt, type ProjectView } from '@guildhall/contract'
import type { ReactNode } from 'react'
import { useWholeText } from '../../../hooks/use-whole-text.ts'
import { LongText } from '../../../ui/long-text.tsx'
import { projectQuery } from './api.ts'

export function Description({
  project: { _id, description, descriptionTruncated },
  isOpen = false,
  format,
}: {
  project: Pick<ProjectView, '_id' | 'description' | 'descriptionTruncated'>
  isOpen?: boolean
  /** Of all of it, where it is shown. */
  format?: (text: string) => ReactNode
}) {
  const whole = useWholeText(descriptionTruncated, { ...projectQuery(_id), select: (project) => project.description })
  const clamped = !isOpen && description.length > descriptionCollapseAt
  return (
    <LongText text={description} whole={whole} clamped={clamped}>
      {(isWhole) => (isWhole || !(clamped || whole) ? format?.(whole?.text ?? description) : undefined)}
    </LongText>
  )
}
