import type { ProjectEditView } from '@guildhall/contract'
import { ChangedText } from '../../changed-text.tsx'
import type { projectEditQuery } from './edits-api.ts'

interface ChangedDescriptionProps {
  edit: ProjectEditView
  isNewest: boolean
  whole: ReturnType<typeof projectEditQuery>
}

const descriptionsOf = ({ before, after }: ProjectEditView) => ({
  before: before.description ?? '',
  after: after.description ?? '',
})

export function ChangedDescription({ edit, isNewest, whole }: ChangedDescriptionProps) {
  return (
    <ChangedText
      versions={descriptionsOf(edit)}
      isTruncated={Boolean(edit.before.descriptionTruncated ?? edit.after.descriptionTruncated)}
      isNewest={isNewest}
      whole={{ ...whole, select: descriptionsOf }}
    />
  )
}
