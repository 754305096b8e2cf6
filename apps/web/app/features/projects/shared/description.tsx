import { descriptionCollapseAt, type ProjectView } from '@guildhall/contract'
import { useWholeText } from '../../../hooks/use-whole-text.ts'
import { LongText, type LongTextProps } from '../../../ui/long-text.tsx'
import { projectQuery } from './api.ts'
import { plainDescription } from './plain-description.ts'

export function Description({
  project: { _id, description, descriptionTruncated },
  isOpen = false,
  format,
}: {
  project: Pick<ProjectView, '_id' | 'description' | 'descriptionTruncated'>
  isOpen?: boolean
  format?: LongTextProps['format']
}) {
  const whole = useWholeText(descriptionTruncated, { ...projectQuery(_id), select: (project) => project.description })
  return (
    <LongText
      text={description}
      whole={whole}
      clamped={!isOpen && description.length > descriptionCollapseAt}
      format={format}
    >
      {(isWhole) => plainDescription(isWhole ? (whole?.text ?? description) : `${description}${whole ? '…' : ''}`)}
    </LongText>
  )
}
