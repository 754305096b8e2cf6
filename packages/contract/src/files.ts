const documentExtensions = ['zip', 'pdf', 'png', 'jpg', 'jpeg', 'doc', 'docx'] as const
/** Each has bytes it is recognized by. */
const workExtensions = [
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'gif',
  'webp',
  'mp4',
  'mov',
  'psd',
  'ai',
  'fig',
  'sketch',
  'tar',
  'gz',
  'tgz',
  'bz2',
  'xz',
  '7z',
] as const
/** Text has no such bytes: it is only seen to hold no others. */
const textExtensions = ['txt', 'md', 'csv', 'json', 'svg'] as const

/** What can be delivered, and go with a message, a brief or a proposal. */
export const fileExtensions = [...documentExtensions, ...workExtensions, ...textExtensions] as const
export type FileExtension = (typeof fileExtensions)[number]

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
