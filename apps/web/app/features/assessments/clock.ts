import type { AttemptView } from '@guildhall/contract'

/** When an attempt ends by this browser's clock, however wrong that is: the server says how long it has left. */
export function endOnThisClock(
  { deadlineAt, serverNow }: Pick<AttemptView, 'deadlineAt' | 'serverNow'>,
  receivedAtMs: number,
): number {
  return receivedAtMs + Date.parse(deadlineAt) - Date.parse(serverNow)
}

export function secondsUntil(endMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((endMs - nowMs) / 1_000))
}

/** 725 seconds as '12:05'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** 725 seconds as '12 min 5 s', 720 as '12 min', 5 as '5 s'. */
export function spanText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 || minutes === 0 ? `${rest} s` : ''].filter(Boolean).join(' ')
}

const announcedAt = [
  { seconds: 60, text: '1 minute left.' },
  { seconds: 300, text: '5 minutes left.' },
]

/** What to say aloud when the clock goes from one reading to the next; mostly nothing. */
export function announcement(before: number, now: number): string | undefined {
  if (now <= 0) return undefined
  return announcedAt.find(({ seconds }) => before > seconds && now <= seconds)?.text
}

/** The most time an attempt of so many questions takes, such as '15 minutes' or '7½ minutes'. */
export function longestText(questions: number, secondsEach: number): string {
  const minutes = (questions * secondsEach) / 60
  const whole = Math.floor(minutes)
  return `${whole}${minutes > whole ? '½' : ''} minutes`
}
