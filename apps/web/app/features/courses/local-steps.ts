const keyOf = (course: string) => `steps:${course}`

/** How far a visitor has read in this browser: by lesson, the furthest step that was finished. */
export function localStepsOf(course: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(course)) ?? '{}')
    return Object.fromEntries(
      Object.entries(Object(kept) as object).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

/** @throws if storage is full or blocked */
export const keepLocalStep = (course: string, lessonId: string, step: string) =>
  localStorage.setItem(keyOf(course), JSON.stringify({ ...localStepsOf(course), [lessonId]: step }))

export const forgetLocalSteps = (course: string) => localStorage.removeItem(keyOf(course))
