export const deliverableExtensions = ['zip', 'pdf', 'png', 'jpg', 'jpeg', 'doc', 'docx'] as const
export type DeliverableExtension = (typeof deliverableExtensions)[number]

export const deliverableMaxBytes = 50 * 1024 * 1024
export const deliverableMaxFiles = 20

export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`
}

/** Lower case, without the dot; empty if there is none. */
export function fileExtension(filename: string): string {
  const dot = filename.lastIndexOf('.')
  return dot < 0 ? '' : filename.slice(dot + 1).toLowerCase()
}
