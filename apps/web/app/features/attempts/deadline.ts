import type { AttemptView } from '@guildhall/contract'

/** The deadline in milliseconds by this browser's clock, which may be wrong. */
export function localDeadline(
  { deadlineAt, serverNow }: Pick<AttemptView, 'deadlineAt' | 'serverNow'>,
  receivedAtMs: number,
): number {
  return receivedAtMs + Date.parse(deadlineAt) - Date.parse(serverNow)
}

export function secondsUntil(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / 1_000))
}

const announcements = [
  { seconds: 60, text: '1 minute left.' },
  { seconds: 300, text: '5 minutes left.' },
]

/** Text for screen readers when the countdown goes from `before` to `now` seconds; usually empty. */
export function countdownAnnouncement(before: number, now: number): string | undefined {
  if (now <= 0) return undefined
  return announcements.find(({ seconds }) => before > seconds && now <= seconds)?.text
}
