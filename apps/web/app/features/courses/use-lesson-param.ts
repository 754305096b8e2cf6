import { useCallback } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'

const param = 'lesson'

/** A lesson is a page to go back to, unless it is set in passing, as tabs do. */
export function useLessonParam() {
  const [params, setParams] = useSearchParams()
  const setLesson = useCallback(
    (lessonId: string, inPassing = false) => {
      const withLesson = (current: URLSearchParams) => {
        const next = new URLSearchParams(current)
        next.set(param, lessonId)
        return next
      }
      setParams(withLesson, { replace: inPassing, preventScrollReset: true })
    },
    [setParams],
  )
  return [params.get(param), setLesson] as const
}

export function shouldRevalidateCourse(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isLessonChange =
    currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.get(param) !== nextUrl.searchParams.get(param)
  return !isLessonChange && defaultShouldRevalidate
}
