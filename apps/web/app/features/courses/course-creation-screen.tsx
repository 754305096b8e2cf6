import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTextDraft } from '../../hooks/use-text-draft.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/closed-door.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/page.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { PdfLink } from '../documents/shared/pdf-button.tsx'
import { ShareButton } from '../documents/shared/share-button.tsx'
import { CourseToolbar } from './course-toolbar.tsx'
import { CurrentTime } from './current-time.tsx'
import { KeptCourse } from './kept-course.tsx'
import { MadeCourse } from './made-course.tsx'
import type { Making, MakingRequest } from './making.ts'
import { ownerOf, useMaking } from './making-store.ts'
import { OwnCourses } from './own-courses.tsx'
import { PromptForm } from './prompt-form.tsx'
import { useRecentPrompts } from './recent-prompts.ts'
import { LearningPlaces } from './shared/course-parts.tsx'

export const meta: MetaFunction = () => [
  { title: 'Course generator · Guildhall' },
  {
    name: 'description',
    content: 'Name a topic and get a short course on it: a few lessons, each with a text, an example and a question.',
  },
]

/** Makes courses, and keeps them for whoever is signed in. */
export default function CourseCreationScreen() {
  const { status, user } = useSession()
  const userId = user?.id || undefined
  const owner = status === 'loading' ? undefined : ownerOf(userId)
  const [params] = useSearchParams()
  const courseId = params.get('course')
  const navigate = useNavigate()

  const { making, start, cancel, takeFinished } = useMaking(owner)
  const [prompt, setPrompt] = useTextDraft(owner, 'course prompt')
  const { prompts, remember } = useRecentPrompts(userId)

  const lead = useEffectEvent((finished: MakingRequest) => {
    if (finished.kind === 'new' && finished.prompt === prompt) setPrompt('')
    const keptAs = takeFinished()
    if (!keptAs) return
    // Whoever reads another course meanwhile is not torn away from it.
    if (courseId) return notify.success('Your new course is here', 'You find it in your courses.')
    const lesson = params.get('lesson')
    const address = paths.keptCourse(keptAs) + (lesson ? `&lesson=${encodeURIComponent(lesson)}` : '')
    void navigate(address, { replace: true, preventScrollReset: true })
  })
  // When the course has come; what is typed afterwards stays.
  useEffect(() => {
    if (making?.phase === 'done') lead(making.request)
  }, [making])

  function submit(text: string) {
    remember(text)
    start({ kind: 'new', prompt: text })
    // Another course than the one that is open.
    if (params.size > 0) void navigate(paths.courseCreation, { preventScrollReset: true })
  }

  const isSignedOut = status === 'signedOut'
  const acts = { making, onRun: start, onCancel: cancel }
  return (
    // On paper the course stands alone.
    <div className="[&>div>header]:print:hidden">
      <Page
        title="Course generator"
        eyebrow={<CurrentTime />}
        lead="Name a topic and get a short course on it: a few lessons, each with a text, an example and a question."
        actions={<LearningPlaces here="generator" />}
      >
        <PromptForm
          prompt={prompt}
          onChange={setPrompt}
          recent={prompts}
          isRunning={making?.phase === 'running'}
          onSubmit={submit}
        />
        {courseId && !isSignedOut ? <OpenCourse key={courseId} courseId={courseId} userId={userId} {...acts} /> : null}
        {courseId && isSignedOut ? <SignInToOpen /> : null}
        {courseId ? null : <NewCourse isSignedOut={isSignedOut} {...acts} />}
        {isSignedOut ? <KeepHint /> : null}
        {userId ? (
          <OwnCourses
            userId={userId}
            openId={courseId}
            onDeleted={(deletedId) => {
              if (deletedId === courseId) void navigate(paths.courseCreation, { preventScrollReset: true })
            }}
          />
        ) : null}
      </Page>
    </div>
  )
}

interface Acts {
  making: Making | undefined
  onRun: (request: MakingRequest) => void
  onCancel: () => void
}

/** A kept course, by its id in the address. */
function OpenCourse({ courseId, userId, making, onRun, onCancel }: Acts & { courseId: string; userId?: string }) {
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)
  useArrival(top)
  const isThisOne =
    making && (making.request.kind === 'again' ? making.request.courseId === courseId : making.keptAs === courseId)
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      {userId ? (
        <KeptCourse
          userId={userId}
          courseId={courseId}
          making={isThisOne ? making : undefined}
          onRegenerate={() => onRun({ kind: 'again', courseId })}
          onCancel={onCancel}
          onDeleted={() => void navigate(paths.courseCreation, { replace: true })}
        />
      ) : (
        <MadeCourse making={undefined} isLoading />
      )}
    </div>
  )
}

/** How much of the window may lie above a course that is opened. */
const shareAbove = 0.6

/**
 * Brings a course that was opened into view: on a phone the form above it fills the window. The focus follows from the
 * link that opened it; whoever writes a prompt is left alone.
 */
function useArrival(top: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { activeElement } = document
    if (!top.current || activeElement instanceof HTMLTextAreaElement) return
    if (activeElement instanceof HTMLAnchorElement) top.current.focus({ preventScroll: true })
    const { top: distance } = top.current.getBoundingClientRect()
    if (distance > window.innerHeight * shareAbove) top.current.scrollIntoView({ block: 'start' })
  }, [top])
}

/** A course that is being made, or that nobody keeps. */
function NewCourse({ making, isSignedOut, onRun, onCancel }: Acts & { isSignedOut: boolean }) {
  // One that is kept has an address of its own and is on its way there.
  if (making?.request.kind !== 'new' || (making.phase === 'done' && making.keptAs)) return null
  const { head, request } = making
  const libraryId = making.phase === 'done' ? head?.libraryId : undefined
  return (
    <MadeCourse
      making={making}
      onRetry={() => onRun(request)}
      onCancel={onCancel}
      toolbar={
        making.phase === 'done' && head ? (
          <CourseToolbar>
            {libraryId ? (
              <>
                {isSignedOut ? (
                  <LinkButton size="sm" to={signInPath({ pathname: paths.libraryCourse(libraryId) })}>
                    Sign in to keep it
                  </LinkButton>
                ) : null}
                <ShareButton
                  size="sm"
                  title={head.courseTitle}
                  text={head.description}
                  address={paths.libraryCourse(libraryId)}
                />
                <PdfLink size="sm" path={`/api/library/${encodeURIComponent(libraryId)}/pdf`} />
              </>
            ) : null}
          </CourseToolbar>
        ) : undefined
      }
    />
  )
}

function SignInToOpen() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      illustration={<ClosedDoor className="mx-auto w-36" />}
      title="Sign in to open this course"
      action={
        <LinkButton variant="primary" to={signInPath({ pathname, search })}>
          Sign in
        </LinkButton>
      }
    >
      A course on an account opens only for whoever keeps it. You come back here afterwards.
    </EmptyState>
  )
}

function KeepHint() {
  const { pathname, search } = useLocation()
  return (
    <p className="border-t border-line pt-6 text-sm text-muted print:hidden">
      You can make courses without an account.{' '}
      <Link to={signInPath({ pathname, search })} className="text-link">
        Sign in
      </Link>{' '}
      first, and each one is kept with your progress.
    </p>
  )
}
