import { type ProjectBody, projectFilesMaximum } from '@guildhall/contract'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { useAttachmentUpload } from '../../forms/attachment-upload.ts'
import { AttachmentsField } from '../../forms/attachments-field.tsx'
import { ImagePreview } from './image-preview.tsx'
import type { ProjectValues } from './project-form-values.ts'

/** The picture that the field above names, and the files. */
export function ProjectFilesField({
  form,
  image,
}: {
  form: UseFormReturn<ProjectValues, unknown, ProjectBody>
  image: string
}) {
  const upload = useAttachmentUpload('/api/project-files')
  return (
    <FormProvider {...form}>
      <ImagePreview address={image.trim()} />
      <AttachmentsField
        wide
        upload={upload}
        most={projectFilesMaximum}
        to="A project"
        hint={`Up to ${projectFilesMaximum} files of 50MB each, for everybody who can read the project`}
      />
    </FormProvider>
  )
}
