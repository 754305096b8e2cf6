/** The kinds of file a delivery may hold, by the ending of their name. */
export const deliverableExtensions = ['zip', 'pdf', 'png', 'jpg', 'jpeg', 'doc', 'docx'] as const
export type DeliverableExtension = (typeof deliverableExtensions)[number]

/** 50 MiB, the most one file may weigh. */
export const deliverableMaxBytes = 50 * 1024 * 1024
/** The most files one upload may hold. */
export const deliverableMaxFiles = 20

/** Shows a size as the product does: bytes under 1024, KB under 1 MB, otherwise MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`
}

/** The lower-case ending of a file's name, without the dot; empty when it has none. */
export function fileExtension(filename: string): string {
  const dot = filename.lastIndexOf('.')
  return dot < 0 ? '' : filename.slice(dot + 1).toLowerCase()
}
