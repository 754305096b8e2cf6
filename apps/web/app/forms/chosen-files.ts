import { deliverableMaxBytes, deliverableMaxFiles, fileExtension, fileExtensions } from '@guildhall/contract'

export interface ChosenFile {
  name: string
  size: number
}

/** What may be chosen, and why a file or an upload would be refused. The server also checks the content. */
export interface FileRules {
  /** The `accept` attribute. */
  accept: string
  problemWith: (file: ChosenFile) => string | undefined
  problemWithAll: (files: readonly ChosenFile[]) => string | undefined
}

function fileRules(wrongKind: string): FileRules {
  const known: readonly string[] = fileExtensions

  function problemWith({ name, size }: ChosenFile) {
    if (!known.includes(fileExtension(name))) return wrongKind
    if (size > deliverableMaxBytes) return 'Larger than 50MB, the limit for one file.'
    return size === 0 ? 'This file is empty.' : undefined
  }

  function problemWithAll(files: readonly ChosenFile[]) {
    if (files.length === 0) return 'Please upload at least one file'
    const refused = files.filter((file) => problemWith(file) !== undefined).length
    if (refused === 1) return 'One file cannot be uploaded. Remove it to go on.'
    if (refused > 1) return `${refused} files cannot be uploaded. Remove them to go on.`
    if (files.length > deliverableMaxFiles) {
      const over = files.length - deliverableMaxFiles
      return `One upload can hold ${deliverableMaxFiles} files. Remove ${over}, or pack several into a ZIP.`
    }
    return undefined
  }

  return { accept: known.map((extension) => `.${extension}`).join(','), problemWith, problemWithAll }
}

export const deliverableFiles = fileRules('Not a ZIP, PDF, PNG, JPG, DOC or DOCX file.')
export const attachedFiles = fileRules('This kind of file cannot be sent as it is. Pack it into a ZIP.')

export interface DeliveryValues {
  files: File[]
  message: string
}

/** Places of the `chosen` files that still have a row in the list, where each can be removed while it is uploaded. */
export function stillListed(chosen: readonly ChosenFile[], list: readonly { _id: string; filename: string }[]) {
  const waiting = list.filter(({ _id }) => _id === '').map(({ filename }) => filename)
  return [...chosen.keys()].filter((place) => {
    const row = waiting.indexOf(chosen[place]?.name ?? '')
    if (row !== -1) waiting.splice(row, 1)
    return row !== -1
  })
}
