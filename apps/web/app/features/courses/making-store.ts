import type { CourseEvent } from '@guildhall/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { http, sessionChangedEvent } from '../../http.ts'
import { getQueryClient } from '../../query-client.ts'
import { oneOf, record, type Shape } from '../../shapes.ts'
import { storedUserId } from '../accounts/session-store.ts'
import { generatePath, keptCourseQuery, ownCoursesQuery, regeneratePath } from './api.ts'
import { afterEnd, afterError, afterEvent, begin, type Making, type MakingRequest, makingFromDraft } from './making.ts'

/**
 * The one course on its way in this tab. It lives outside the screen, so that looking elsewhere meanwhile does not end
 * what may take a provider minutes.
 */
let current: { owner: string; making: Making } | undefined
const eventType = record({ type: oneOf(['course', 'lesson', 'done', 'failed']) })
const anyEvent: Shape<CourseEvent> = (value) => {
  eventType(value)
  return value as CourseEvent
}

let running: AbortController | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const keyOf = (owner: string) => draftKey(owner, 'course')

function set(owner: string, making: Making | undefined) {
  current = making && { owner, making }
  // What is kept on an account needs no draft.
  if (!making || making.request.kind === 'again' || making.keptAs) discardDraft(keyOf(owner))
  else writeDraft(keyOf(owner), making)
  for (const listener of listeners) listener()
}

/** Asks for a course on behalf of `owner`. While one is on its way this does nothing. */
function start(owner: string, request: MakingRequest) {
  if (running) return
  const controller = new AbortController()
  running = controller
  void make(owner, request, controller).finally(() => {
    if (running === controller) running = undefined
  })
}

async function make(owner: string, request: MakingRequest, { signal }: AbortController) {
  const before = current?.owner === owner && isSame(current.making.request, request) ? current.making : undefined
  let making = begin(request, before)
  const show = (next: Making) => {
    making = next
    if (!signal.aborted) set(owner, next)
  }

  show(making)
  const [path, body] =
    request.kind === 'new' ? [generatePath, { prompt: request.prompt }] : [regeneratePath(request.courseId), undefined]
  try {
    for await (const event of http.postLines(path, body, anyEvent, { signal })) {
      const next = afterEvent(making, event)
      if (event.type === 'done') putNewEdition(next)
      show(next)
    }
    show(afterEnd(making))
  } catch (error) {
    show(afterError(making, error))
  }
  if (making.keptAs) refresh(owner, making.keptAs)
}

function isSame(one: MakingRequest, other: MakingRequest): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Puts a course made again in the place of the edition before, which would come back until it is read anew. */
function putNewEdition({ request, head, lessons }: Making) {
  if (request.kind === 'new' || !head) return
  const { lessonCount: _lessonCount, ...course } = head
  getQueryClient().setQueryData(
    keptCourseQuery(request.courseId).queryKey,
    (before) => before && { ...before, ...course, lessons },
  )
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
  if (current?.making.phase === 'running') set(current.owner, { ...current.making, phase: 'cancelled' })
}

let led: Making | undefined

/** Where the course that just came is kept; said once, so that the reader is led there once. */
function takeFinished(): string | undefined {
  const making = current?.making
  if (!making?.keptAs || making.request.kind !== 'new' || making === led) return undefined
  led = making
  return making.keptAs
}

/** Under which name a course is made: a user's id, or that of all who are signed out. */
export const ownerOf = (userId: string | undefined) => userId ?? 'anyone'

const snapshot = () => current
const onServer = () => undefined

/** @param owner as `ownerOf` says; undefined until it is known who is there */
export function useMaking(owner: string | undefined) {
  const state = useSyncExternalStore(subscribe, snapshot, onServer)

  useEffect(() => {
    if (!owner || current?.owner === owner) return
    stop()
    set(owner, makingFromDraft(readDraft(keyOf(owner))))
  }, [owner])

  return {
    making: state && state.owner === owner ? state.making : undefined,
    start: (request: MakingRequest) => owner && start(owner, request),
    cancel,
    takeFinished,
  }
}

// Nobody's course goes on under another person's name.
if (typeof window !== 'undefined') {
  window.addEventListener(sessionChangedEvent, () => {
    if (!current || current.owner === ownerOf(storedUserId())) return
    stop()
    current = undefined
  })
}
