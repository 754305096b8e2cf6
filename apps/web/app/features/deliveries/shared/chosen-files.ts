import {
  deliverableExtensions,
  deliverableMaxBytes,
  deliverableMaxFiles,
  fileExtension,
  textLimits,
} from '@guildhall/contract'

export interface ChosenFile {
  name: string
  /** Bytes. */
  size: number
}

/** For the picker's `accept`: '.zip,.pdf,…'. */
export const acceptedFiles = deliverableExtensions.map((extension) => `.${extension}`).join(',')

const known: readonly string[] = deliverableExtensions

/** Why the server would refuse this file, or undefined. It also reads the bytes, which a name cannot tell. */
export function problemWithFile({ name, size }: ChosenFile): string | undefined {
  if (!known.includes(fileExtension(name))) return 'Not a ZIP, PDF, PNG, JPG, DOC or DOCX file.'
  if (size > deliverableMaxBytes) return 'Larger than the 50MB that one file may have.'
  return size === 0 ? 'This file is empty.' : undefined
}

/** Why these files cannot be uploaded together, or undefined. */
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

/** Why this message cannot be sent along, or undefined. */
export function problemWithMessage(message: string): string | undefined {
  // Counted by code point, as the server does.
  return message.length > textLimits.message && [...message].length > textLimits.message
    ? `Message can be at most ${textLimits.message.toLocaleString('en-US')} characters long.`
    : undefined
}
