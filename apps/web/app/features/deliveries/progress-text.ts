import { formatFileSize } from '@guildhall/contract'
import type { Progress } from '../../upload-transfer.ts'

/** 0 to 100; 0 while the total is unknown. */
export function percentOf({ loaded, total }: Progress): number {
  return total > 0 ? Math.min(100, Math.floor((loaded / total) * 100)) : 0
}

/** '26%, 12.4 MB of 48.0 MB', or only the amount while the total is unknown. */
export function progressText(progress: Progress): string {
  if (progress.total <= 0) return formatFileSize(progress.loaded)
  const loaded = Math.min(progress.loaded, progress.total)
  return `${percentOf(progress)}%, ${formatFileSize(loaded)} of ${formatFileSize(progress.total)}`
}

/** The last quarter passed: screen readers announce only four steps. */
export function quarterOf(progress: Progress): number {
  return Math.floor(percentOf(progress) / 25) * 25
}
