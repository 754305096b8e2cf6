import type { VerifiedSkillView } from '@guildhall/contract'
import { ordinal } from '../ordinal.ts'

const questionsFrom: Record<VerifiedSkillView['source'], Record<'short' | 'long', string>> = {
  bank: { short: 'earlier rules', long: 'earlier rules' },
  generated: { short: 'generated', long: 'generated questions' },
  private: { short: 'private', long: 'private questions' },
  ai: { short: 'by AI', long: 'questions by AI' },
}

/**
 * What its score and level, which are beside it, are worth: "2nd attempt, 1 unfinished · generated · 12 min" for the one line of a
 * phone, which leaves what holds for every proof, and what its score implies, to its page.
 */
export function proofWorth(verified: VerifiedSkillView, length: 'short' | 'long'): string {
  const { source, attemptNumber, earlierAttemptsLeft, startedAt, completedAt, range } = verified
  const unfinished = earlierAttemptsLeft ? `, ${earlierAttemptsLeft} unfinished` : ''
  const essentials = [
    attemptNumber ? `${ordinal(attemptNumber)} attempt${unfinished}` : '',
    questionsFrom[source][length],
    startedAt && completedAt ? minutesBetween(startedAt, completedAt) : '',
  ]
  const confidence = range ? `${range.from}% to ${range.to}% at 95% confidence` : ''
  return (length === 'short' ? essentials : ['Unproctored', ...essentials, confidence]).filter(Boolean).join(' · ')
}

/** Of an attempt, which takes half an hour at most. */
function minutesBetween(start: string, end: string): string {
  return `${Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / 60_000))} min`
}
