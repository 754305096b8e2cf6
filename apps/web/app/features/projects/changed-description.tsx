import type { ProjectEditView } from '@guildhall/contract'
import { ChangedText } from '../../changed-text.tsx'
import { projectEditQuery } from './edits-api.ts'

export interface ChangedDescriptionProps {
  projectId: string
  edit: ProjectEditView
  isNewest: boolean
}

const descriptionsOf = ({ before, after }: ProjectEditView) => ({
  before: before.description ?? '',
  after: after.description ?? '',
})

export default function ChangedDescription({ projectId, edit, isNewest }: ChangedDescriptionProps) {
  return (
    <ChangedText
      versions={descriptionsOf(edit)}
      isTruncated={Boolean(edit.before.descriptionTruncated ?? edit.after.descriptionTruncated)}
      isNewest={isNewest}
      whole={{ ...projectEditQuery(projectId, edit.number), select: descriptionsOf }}
    />
  )
}
