import { type AttemptSignal, counted, type FlaggedAttemptView, readingWordsPerMinute } from '@guildhall/contract'

export const signalWords: Record<AttemptSignal, string> = {
  fast_answers: 'Faster than reading',
  same_mistakes: 'Same mistakes',
  short_time: 'Short time',
}

const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
export const secondsText = (value: number) => `${seconds.format(value)} s`

export function factsOf(attempt: FlaggedAttemptView): string[] {
  const { fastAnswers, rightAnswers, secondsPerQuestion, othersSecondsPerQuestion: others, match } = attempt
  return [
    `${fastAnswers} of ${rightAnswers} right answers came faster than their question can be read, at ${readingWordsPerMinute} words a minute.`,
    others === null
      ? `It took ${secondsText(secondsPerQuestion)} per question. Too few others have passed to compare.`
      : `It took ${secondsText(secondsPerQuestion)} per question, where the median of others who passed is ${secondsText(others)}.`,
    ...(match
      ? [
          `Of ${counted(match.bothWrong, 'question')} that another person got wrong too, ${match.identical} have the same wrong answer. By chance: ${chanceText(match.chance)}, in one of ${match.comparedAttempts} comparisons.`,
        ]
      : []),
  ]
}

function chanceText(chance: number): string {
  if (chance < 1e-9) return 'less than once in a billion'
  return `once in ${Math.max(1, Math.round(1 / chance)).toLocaleString('en')}`
}
