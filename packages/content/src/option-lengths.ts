type LengthHabit = 'longest' | 'shortest'
type Keyed = { options: readonly string[]; key: number }

/** How often somebody is right who always takes the longest, or the shortest, option; equal ones by chance. */
export function shareRightBy(habit: LengthHabit, questions: readonly Keyed[]): number {
  return questions.reduce((sum, question) => sum + chanceOf(habit, question), 0) / questions.length
}

function chanceOf(habit: LengthHabit, { options, key }: Keyed): number {
  const lengths = options.map(({ length }) => length)
  const extreme = habit === 'longest' ? Math.max(...lengths) : Math.min(...lengths)
  return lengths[key] === extreme ? 1 / lengths.filter((length) => length === extreme).length : 0
}
