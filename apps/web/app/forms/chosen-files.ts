import { deliverableExtensions, deliverableMaxBytes, deliverableMaxFiles, fileExtension } from '@guildhall/contract'

export interface ChosenFile {
  name: string
  size: number
}

export const acceptedFiles = deliverableExtensions.map((extension) => `.${extension}`).join(',')

const known: readonly string[] = deliverableExtensions

/** The server's reason to refuse this file; undefined if it is fine. The server also checks its content. */
export function problemWithFile({ name, size }: ChosenFile): string | undefined {
  if (!known.includes(fileExtension(name))) return 'Not a ZIP, PDF, PNG, JPG, DOC or DOCX file.'
  if (size > deliverableMaxBytes) return 'Larger than 50MB, the limit for one file.'
  return size === 0 ? 'This file is empty.' : undefined
}

export function problemWithFiles(files: readonly ChosenFile[]): string | undefined {
  if (files.length === 0) return 'Please upload at least one file'
  const refused = files.filter((file) => problemWithFile(file) !== undefined).length
  if (refused === 1) return 'One file cannot be uploaded. Remove it to go on.'
  if (refused > 1) return `${refused} files cannot be uploaded. Remove them to go on.`
  if (files.length > deliverableMaxFiles) {
    const over = files.length - deliverableMaxFiles
    return `One upload can hold ${deliverableMaxFiles} files. Remove ${over}, or pack several into a ZIP.`
  }
  return undefined
}

export interface DeliveryValues {
  files: File[]
  message: string
}
