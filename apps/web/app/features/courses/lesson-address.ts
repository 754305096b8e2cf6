import { useCallback } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'

const param = 'lesson'

/** The lesson the address names, and how to name another. Turning pages leaves no trail for the Back button. */
export function useLessonInAddress() {
  const [params, setParams] = useSearchParams()
  const setLesson = useCallback(
    (lessonId: string) => {
      const name = (current: URLSearchParams) => {
        const next = new URLSearchParams(current)
        next.set(param, lessonId)
        return next
      }
      setParams(name, { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  return [params.get(param), setLesson] as const
}

/** Another lesson of the same course needs nothing from the server. */
export function revalidateOtherCourse(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const isTurn =
    currentUrl.pathname === nextUrl.pathname && currentUrl.searchParams.get(param) !== nextUrl.searchParams.get(param)
  return !isTurn && defaultShouldRevalidate
}
