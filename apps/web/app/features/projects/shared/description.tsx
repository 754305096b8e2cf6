import type { ProjectView } from '@guildhall/contract'
import { useWholeText } from '../../../hooks/use-whole-text.ts'
import { FoldedBrief } from '../../messages/shared/folded-brief.tsx'
import { projectQuery } from './api.ts'

export function Description({
  project: { _id, description, descriptionTruncated },
  ...look
}: {
  project: Pick<ProjectView, '_id' | 'description' | 'descriptionTruncated'>
  isOpen?: boolean
  inList?: boolean
}) {
  const whole = useWholeText(descriptionTruncated, { ...projectQuery(_id), select: (project) => project.description })
  return <FoldedBrief text={description} whole={whole} {...look} />
}
