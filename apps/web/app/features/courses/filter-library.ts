import type { LibraryCourseView } from '@guildhall/contract'

export function filterLibrary(courses: readonly LibraryCourseView[], search: string): readonly LibraryCourseView[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return courses
  return courses.filter(({ courseTitle, skill, description }) => {
    const text = `${courseTitle}\n${skill ?? ''}\n${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
