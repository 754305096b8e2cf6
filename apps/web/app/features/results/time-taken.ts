import type { PublicResultView } from '@guildhall/contract'
import { formatDuration } from '../../durations.ts'

export function timeTaken({ startedAt, completedAt }: Pick<PublicResultView, 'startedAt' | 'completedAt'>): string {
  const minutes = (Date.parse(completedAt) - Date.parse(startedAt)) / 60_000
  return minutes < 1 ? 'Less than a minute' : formatDuration(Math.round(minutes) * 60)
}
