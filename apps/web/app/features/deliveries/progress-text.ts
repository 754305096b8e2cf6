import { formatFileSize } from '@guildhall/contract'
import type { Progress } from '../../upload-transfer.ts'

/** Whole percent, from 0 to 100; 0 while the total is not known. */
export function percentOf({ loaded, total }: Progress): number {
  return total > 0 ? Math.min(100, Math.floor((loaded / total) * 100)) : 0
}

/** Percent and amount: '26%, 12.4 MB of 48.0 MB'; the amount alone while the total is not known. */
export function progressText(progress: Progress): string {
  if (progress.total <= 0) return formatFileSize(progress.loaded)
  const loaded = Math.min(progress.loaded, progress.total)
  return `${percentOf(progress)}%, ${formatFileSize(loaded)} of ${formatFileSize(progress.total)}`
}

/** The last quarter passed, for announcing: a screen reader should hear four sentences, not a hundred. */
export function quarterOf(progress: Progress): number {
  return Math.floor(percentOf(progress) / 25) * 25
}
