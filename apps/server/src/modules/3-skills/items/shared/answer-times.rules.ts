type Timed = {
  answers: readonly (number | null)[]
  /** Milliseconds from the start until each answer was last set. */
  answeredAfter?: readonly (number | null)[] | null | undefined
}

/** By question, in milliseconds: from the answer before it, or from the start. An answer that was changed counts from the last one before the change. */
export function answerTimesOf({ answers, answeredAfter }: Timed): (number | null)[] {
  const moments = (answeredAfter ?? []).filter((after) => after !== null).sort((one, other) => one - other)
  return answers.map((answer, position) => {
    const after = answeredAfter?.[position] ?? null
    if (answer === null || after === null) return null
    return after - (moments[moments.indexOf(after) - 1] ?? 0)
  })
}
