import type { CourseEvent } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError, type ErrorCode } from '../../../platform/errors.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { scaled } from '../../2-people/accounts/shared/throttle.rules.ts'
import { throttleAttempt } from '../../2-people/accounts/shared/throttle-attempt.ts'
import { coursesPerAddress } from './course.rules.ts'
import { type CourseStep, stepsOfCourse } from './course-steps.ts'
import { findLibraryCourse } from './find-library-course.ts'
import { accountShelf, keepAsWritten } from './keep-as-written.ts'
import { requireRoomForCourse } from './keep-course.ts'
import { visitorShelf } from './visitor-shelf.ts'
import { writeCourse } from './write-course.ts'

export type CourseRequest = {
  prompt: string
  requester: { userId?: string; address: string }
  keep?: { id: string; title: string }[]
  done?: string[]
  signal: AbortSignal
}

/** Asks the provider, else the library. Throws `throttle.course`, `ai.…`, and as `findLibraryCourse`. */
export async function* generateCourse(deps: Deps, request: CourseRequest): AsyncGenerator<CourseEvent, void> {
  const { userId, address } = request.requester
  await throttleCourses(deps, address)
  if (userId && deps.ai) await requireRoomForCourse(deps.database.db, userId)
  const steps = makeCourse(deps, request)
  const { prompt } = request
  yield* keepAsWritten(steps, userId ? accountShelf(deps, { userId, prompt }) : visitorShelf(deps, { address, prompt }))
}

/** Throws `throttle.course`. */
export function throttleCourses({ database: { db }, config, clock }: Deps, address: string): Promise<void> {
  const policy = scaled(coursesPerAddress, config.rateLimitFactor)
  return throttleAttempt(db, `course:address:${addressKey(address)}`, policy, clock(), 'throttle.course')
}

/** Generates without keeping. If the provider fails before the first step, falls back to the library. */
export async function* makeCourse(deps: Deps, request: CourseRequest): AsyncGenerator<CourseStep, void> {
  const steps = deps.ai ? stepsOfProvider(deps, request) : undefined
  const first = await steps?.next().catch((error: unknown) => asInability(error))
  if (steps && first && !(first instanceof DomainError)) {
    if (!first.done) yield first.value
    yield* steps
    return
  }
  yield* stepsOfCourse(findLibraryCourse(request.prompt, first instanceof DomainError ? first : undefined))
}

/** Errors about the prompt or the user, for which the library is no fallback. */
const finalAnswers: readonly string[] = ['ai.cancelled', 'ai.refused', 'ai.unsuitable_topic'] satisfies ErrorCode[]

function asInability(error: unknown): DomainError {
  if (error instanceof DomainError && error.code.startsWith('ai.') && !finalAnswers.includes(error.code)) return error
  throw error
}

async function* stepsOfProvider(deps: Deps, request: CourseRequest): AsyncGenerator<CourseStep, void> {
  for await (const step of writeCourse(deps, request)) {
    yield step.type === 'course' ? { ...step, source: 'ai', libraryId: null } : step
  }
}
