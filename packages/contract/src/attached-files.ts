import { z } from 'zod'
import { idText } from './id-text.ts'

/** Ids of files that were uploaded before. */
export const attachmentIds = (most: number) =>
  z
    .array(idText('An attachment must be the id of an uploaded file.'), {
      error: 'Attachments must be a list of ids.',
    })
    .max(most, { error: `Attach at most ${most} files.` })
    .refine((ids) => new Set(ids).size === ids.length, { error: 'Each file can be attached once.' })
    .nullish()

export const attachedFileView = z.object({
  _id: z.uuid(),
  filename: z.string(),
  size: z.number().int(),
  sha256: z.string(),
  contentType: z.string(),
})
export type AttachedFileView = z.infer<typeof attachedFileView>
export const attachedFilesView = z.object({ attachments: z.array(attachedFileView) })
export type AttachedFilesView = z.infer<typeof attachedFilesView>
