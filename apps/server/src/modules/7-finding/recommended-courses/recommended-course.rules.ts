import type { RecommendedCourseView } from '@guildhall/contract'

type Course = RecommendedCourseView['course']
type MissedIn = {
  skill: string
  course: Course
  missed: readonly { concept: string; lesson: { lessonId: string; stepId?: string | undefined; title: string } }[]
}
type AskedFor = { skill: string; projects: number; course: Course }

const most = 3
/** So that what projects ask for is seen beside what was missed. */
const mostForMissed = 2

/** First what a result says was missed, then what open projects ask for. No course twice. */
export function recommendCourses(missed: readonly MissedIn[], asked: readonly AskedFor[]): RecommendedCourseView[] {
  const recommended = new Map<string, RecommendedCourseView>()
  const add = (one: RecommendedCourseView) => {
    if (!recommended.has(one.course.id) && recommended.size < most) recommended.set(one.course.id, one)
  }
  for (const one of missed.slice(0, mostForMissed)) add(forMissed(one))
  for (const one of asked) add(forAsked(one))
  for (const one of missed.slice(mostForMissed)) add(forMissed(one))
  return [...recommended.values()]
}

function forMissed({ skill, course, missed }: MissedIn): RecommendedCourseView {
  const [first] = missed
  const others = missed.length - 1
  const more = others === 0 ? '' : ` and ${others} more ${others === 1 ? 'concept' : 'concepts'}`
  // Most courses are named for their skill.
  const where = course.skill === skill ? '' : ` in ${skill}`
  const why = `You missed “${first?.concept}”${more}${where}.`
  if (!first) return { course, reason: 'missed', why, lesson: null }
  const { lessonId, stepId, title } = first.lesson
  return { course, reason: 'missed', why, lesson: { lessonId, title, ...(stepId ? { stepId } : {}) } }
}

const forAsked = ({ skill, projects, course }: AskedFor): RecommendedCourseView => ({
  course,
  reason: 'asked',
  why: projects === 1 ? `An open project asks for ${skill}.` : `${projects} open projects ask for ${skill}.`,
  lesson: null,
})
