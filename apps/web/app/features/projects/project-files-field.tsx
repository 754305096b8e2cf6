import { type ProjectBody, projectFilesMaximum } from '@guildhall/contract'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useAttachmentUpload } from '../../forms/attachment-upload.ts'
import { AttachmentsField } from '../../forms/attachments-field.tsx'
import type { ProjectValues } from './project-form-values.ts'

export function ProjectFilesField({ form }: { form: UseFormReturn<ProjectValues, unknown, ProjectBody> }) {
  const upload = useAttachmentUpload('/api/project-files')
  return (
    <FormProvider {...form}>
      <AttachmentsField
        wide
        upload={upload}
        most={projectFilesMaximum}
        to="A project"
        hint={`Up to ${projectFilesMaximum}, of 50MB each, for everybody who can read the project`}
      />
    </FormProvider>
  )
}
