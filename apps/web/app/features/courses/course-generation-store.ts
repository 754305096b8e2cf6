import type { CourseEvent } from '@guildhall/contract'
import { useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { postLines } from '../../post-lines.ts'
import { getQueryClient } from '../../query-client.ts'
import { sessionChangedEvent } from '../../stored-session.ts'
import { storedUserId } from '../accounts/shared/session-store.ts'
import { continuePath, generatePath, keptCourseQuery, ownCoursesQuery, regeneratePath } from './api.ts'
import { addClaim, dropClaim } from './course-claims.ts'
import {
  applyError,
  applyEvent,
  applyStreamEnd,
  type CourseGeneration,
  type GenerationRequest,
  parseGenerationDraft,
  startGeneration,
} from './course-generation.ts'

/** The generation of this tab. Outside the screen, so that leaving the screen does not stop it. */
let current: { owner: string; generation: CourseGeneration } | undefined
const eventType = v.object({ type: v.picklist(['course', 'kept', 'claimable', 'lesson', 'done', 'failed']) })
const anyEvent = v.custom<CourseEvent>((value) => v.safeParse(eventType, value).success)

let running: AbortController | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const keyOf = (owner: string) => draftKey(owner, 'course')

function set(owner: string, generation: CourseGeneration | undefined) {
  current = generation && { owner, generation }
  if (generation?.request.kind !== 'new' || generation.keptCourseId) discardDraft(keyOf(owner))
  else writeDraft(keyOf(owner), generation)
  for (const listener of listeners) listener()
}

function start(owner: string, request: GenerationRequest) {
  if (running) return
  const controller = new AbortController()
  running = controller
  void generate(owner, request, controller).finally(() => {
    if (running === controller) running = undefined
  })
}

async function generate(owner: string, request: GenerationRequest, { signal }: AbortController) {
  const before =
    current?.owner === owner && isSame(current.generation.request, request) ? current.generation : undefined
  let generation = startGeneration(request, before)
  const show = (next: CourseGeneration) => {
    generation = next
    if (!signal.aborted) set(owner, next)
  }

  show(generation)
  const [path, body] = callFor(request)
  try {
    for await (const event of postLines(path, body, anyEvent, { signal })) {
      const next = applyEvent(generation, event)
      if (event.type === 'claimable') keepClaim(event, generation)
      if (event.type === 'done' || request.kind === 'continue') cacheNewVersion(next)
      show(next)
    }
    show(applyStreamEnd(generation))
  } catch (error) {
    show(applyError(generation, error))
  }
  // Also after a refusal: another tab may have written it anew.
  const courseId = request.kind === 'new' ? (generation.keptCourseId ?? generation.unfinishedId) : request.courseId
  if (courseId) refresh(owner, courseId)
}

/** In place of that of an earlier try which did not come to its end. */
function keepClaim(
  { _id: courseId, token }: Extract<CourseEvent, { type: 'claimable' }>,
  { head, claimId: earlier }: CourseGeneration,
) {
  if (earlier) dropClaim(earlier)
  addClaim({ courseId, token, title: head?.courseTitle ?? '' })
}

function callFor(request: GenerationRequest): [path: string, body?: { prompt: string }] {
  if (request.kind === 'new') return [generatePath, { prompt: request.prompt }]
  return [(request.kind === 'continue' ? continuePath : regeneratePath)(request.courseId)]
}

function isSame(one: GenerationRequest, other: GenerationRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Replaces the cached course at once; a refetch alone would show the old version for a moment. */
function cacheNewVersion({ request, head, lessons }: CourseGeneration) {
  if (request.kind === 'new' || !head) return
  const { lessonCount, ...course } = head
  const written = lessons.length
  getQueryClient().setQueryData(keptCourseQuery(request.courseId).queryKey, (before) => {
    // The lessons that were there come first, once more.
    if (!before || (request.kind === 'continue' && written < before.lessons.length)) return before
    const unwrittenTitles = written < lessonCount ? before.unwrittenTitles.slice(written - lessonCount) : []
    return { ...before, ...course, lessons, unwrittenTitles }
  })
}

function refresh(userId: string, courseId: string) {
  const client = getQueryClient()
  void client.invalidateQueries({ queryKey: keptCourseQuery(courseId).queryKey })
  void client.invalidateQueries({ queryKey: ownCoursesQuery(userId).queryKey })
}

function stop() {
  running?.abort()
  running = undefined
}

function cancel() {
  stop()
  if (current?.generation.phase === 'running') set(current.owner, { ...current.generation, phase: 'cancelled' })
}

let taken: CourseGeneration | undefined

/** Returned once, so that the screen navigates there once. */
function takeFinishedCourseId(): string | undefined {
  const generation = current?.generation
  if (!generation?.keptCourseId || generation.request.kind !== 'new' || generation === taken) return undefined
  taken = generation
  return generation.keptCourseId
}

export const generationOwner = (userId: string | undefined) => userId ?? 'anyone'

const snapshot = () => current
const onServer = () => undefined

export function useCourseGeneration(owner: string | undefined) {
  const state = useSyncExternalStore(subscribe, snapshot, onServer)

  useEffect(() => {
    if (!owner || current?.owner === owner) return
    stop()
    set(owner, parseGenerationDraft(readDraft(keyOf(owner))))
  }, [owner])

  return {
    generation: state && state.owner === owner ? state.generation : undefined,
    start: (request: GenerationRequest) => owner && start(owner, request),
    cancel,
    takeFinishedCourseId,
  }
}

// A generation ends with its owner's session.
if (typeof window !== 'undefined') {
  window.addEventListener(sessionChangedEvent, () => {
    if (!current || current.owner === generationOwner(storedUserId())) return
    stop()
    current = undefined
  })
}
