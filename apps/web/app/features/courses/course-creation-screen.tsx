import { visitorCourseDays } from '@guildhall/contract'
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { Link, type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTextDraft } from '../../hooks/use-text-draft.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClosedDoor } from '../../ui/illustrations/lazy-illustrations.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Page } from '../../ui/page.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { PdfLink } from '../documents/shared/pdf-button.tsx'
import { ShareButton } from '../documents/shared/share-button.tsx'
import { type CourseClaim, useCourseClaims } from './course-claims.ts'
import type { CourseGeneration, GenerationRequest } from './course-generation.ts'
import { generationOwner, useCourseGeneration } from './course-generation-store.ts'
import { CoursePanel } from './course-panel.tsx'
import { CourseToolbar } from './course-toolbar.tsx'
import { CurrentTime } from './current-time.tsx'
import { OwnCourses } from './own-courses.tsx'
import { PromptForm } from './prompt-form.tsx'
import { useRecentPrompts } from './recent-prompts.ts'
import { scrollToCourse } from './scroll-to-course.ts'
import { LearningNav } from './shared/learning-nav.tsx'
import { promptWordsOf, usePromptWords } from './shared/prompt-words.ts'
import { useClaimedCourses } from './shared/use-claimed-courses.ts'

const KeptCourse = lazyPart(async () => ({ default: (await import('./kept-course.tsx')).KeptCourse }))
const RefusedClaims = lazyPart(async () => ({ default: (await import('./refused-claims.tsx')).RefusedClaims }))

export const meta: MetaFunction = ({ matches }) => {
  const { title, lead } = promptWordsOf(matches)
  return [{ title: `${title} · Guildhall` }, { name: 'description', content: lead }]
}

export default function CourseCreationScreen() {
  const { status, user } = useSession()
  const words = usePromptWords()
  const userId = user?.id || undefined
  const owner = status === 'loading' ? undefined : generationOwner(userId)
  const [params] = useSearchParams()
  const courseId = params.get('course')
  const navigate = useNavigate()

  const { generation, start, cancel, takeFinishedCourseId } = useCourseGeneration(owner)
  const [prompt, setPrompt] = useTextDraft(owner, 'course prompt')
  const { prompts, remember } = useRecentPrompts(userId)
  const chosenLesson = useRef<string>(undefined)
  const claims = useCourseClaims()
  // Not with the late parts of the frame, so that a course this screen was opened for is there soon.
  useClaimedCourses(userId, claims.length > 0)

  const onFinished = useEffectEvent((finished: GenerationRequest) => {
    if (finished.kind === 'new' && finished.prompt === prompt) setPrompt('')
    const keptCourseId = takeFinishedCourseId()
    if (!keptCourseId) return
    // Does not navigate away from another course that is being read.
    if (courseId) return notify.success('Your new course is here', 'You find it in your courses.')
    // A lesson chosen just now may not be in the address yet, and this navigation cancels the one that puts it there.
    const lesson = chosenLesson.current ?? params.get('lesson')
    const address = paths.keptCourse(keptCourseId) + (lesson ? `&lesson=${encodeURIComponent(lesson)}` : '')
    void navigate(address, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (generation?.phase === 'done') onFinished(generation.request)
  }, [generation])

  function submit(text: string) {
    remember(text)
    chosenLesson.current = undefined
    start({ kind: 'new', prompt: text })
    if (params.size > 0) void navigate(paths.courseCreation, { preventScrollReset: true })
  }

  function goOn(unfinishedId: string) {
    start({ kind: 'continue', courseId: unfinishedId })
    if (unfinishedId !== courseId) void navigate(paths.keptCourse(unfinishedId), { preventScrollReset: true })
  }

  const isSignedOut = status === 'signedOut'
  const claim = isSignedOut ? claims.find(({ courseId: id }) => id === generation?.claimId) : undefined
  const refused = userId ? claims.filter(({ refusal }) => refusal) : []
  const openClaim = claims.find(({ courseId: id }) => id === courseId)
  const actions = { generation, onStart: start, onGoOn: goOn, onCancel: cancel }
  return (
    <div className="[&>div>header]:print:hidden">
      <Page title={words.title} eyebrow={<CurrentTime />} lead={words.lead} actions={<LearningNav current="prompt" />}>
        <PromptForm
          prompt={prompt}
          onChange={setPrompt}
          recent={prompts}
          isRunning={generation?.phase === 'running'}
          onSubmit={submit}
        />
        {refused.length > 0 && userId ? (
          <Suspense>
            <RefusedClaims userId={userId} claims={refused} />
          </Suspense>
        ) : null}
        {courseId && !isSignedOut && !openClaim?.refusal ? (
          <OpenCourse key={courseId} courseId={courseId} userId={openClaim ? undefined : userId} {...actions} />
        ) : null}
        {courseId && isSignedOut ? <SignInToOpen /> : null}
        {courseId ? null : (
          <NewCourse
            isSignedOut={isSignedOut}
            claim={claim}
            onLesson={(lessonId) => {
              chosenLesson.current = lessonId
            }}
            {...actions}
          />
        )}
        {isSignedOut ? <KeepHint claim={claim} /> : null}
        {userId ? (
          <OwnCourses
            userId={userId}
            openId={courseId}
            isWriting={generation?.phase === 'running'}
            onGoOn={goOn}
            onDeleted={(deletedId) => {
              if (deletedId === courseId) void navigate(paths.courseCreation, { preventScrollReset: true })
            }}
          />
        ) : null}
      </Page>
    </div>
  )
}

interface GenerationActions {
  generation: CourseGeneration | undefined
  onStart: (request: GenerationRequest) => void
  onGoOn: (courseId: string) => void
  onCancel: () => void
}

function OpenCourse({
  courseId,
  userId,
  generation,
  onStart,
  onGoOn,
  onCancel,
}: GenerationActions & { courseId: string; userId?: string }) {
  const navigate = useNavigate()
  const top = useRef<HTMLDivElement>(null)
  useScrollIntoViewOnOpen(top)
  const isThisOne =
    generation &&
    courseId ===
      (generation.request.kind === 'new'
        ? (generation.keptCourseId ?? generation.unfinishedId)
        : generation.request.courseId)
  const loading = <CoursePanel generation={undefined} isLoading />
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      <Suspense fallback={loading}>
        {userId ? (
          <KeptCourse
            userId={userId}
            courseId={courseId}
            generation={isThisOne ? generation : undefined}
            onRegenerate={() => onStart({ kind: 'regenerate', courseId })}
            onGoOn={() => onGoOn(courseId)}
            onCancel={onCancel}
            onDeleted={() => void navigate(paths.courseCreation, { replace: true })}
          />
        ) : (
          loading
        )}
      </Suspense>
    </div>
  )
}

/** Moves the focus from the link of an opened course, but never while a prompt is being typed. */
function useScrollIntoViewOnOpen(top: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { activeElement } = document
    if (!top.current || activeElement instanceof HTMLTextAreaElement) return
    if (activeElement instanceof HTMLAnchorElement) top.current.focus({ preventScroll: true })
    scrollToCourse(top.current)
  }, [top])
}

function NewCourse({
  generation,
  isSignedOut,
  claim,
  onLesson,
  onStart,
  onGoOn,
  onCancel,
}: GenerationActions & { isSignedOut: boolean; claim: CourseClaim | undefined; onLesson: (lessonId: string) => void }) {
  // A finished course of a signed-in user opens at its own address.
  if (generation?.request.kind !== 'new' || (generation.phase === 'done' && generation.keptCourseId)) return null
  const { head, request, unfinishedId } = generation
  const libraryId = generation.phase === 'done' ? head?.libraryId : undefined
  const keptAt = libraryId ? paths.libraryCourse(libraryId) : claim && pathOfClaim(claim)
  return (
    <CoursePanel
      generation={generation}
      onLesson={onLesson}
      onRetry={() => (unfinishedId ? onGoOn(unfinishedId) : onStart(request))}
      onCancel={onCancel}
      toolbar={
        head && (generation.phase === 'done' || (claim && generation.phase !== 'running')) ? (
          <CourseToolbar>
            {isSignedOut && keptAt ? (
              <LinkButton size="sm" to={signInPath({ pathname: keptAt })}>
                Sign in to keep it
              </LinkButton>
            ) : null}
            {libraryId ? (
              <>
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
      Kept courses are private. You come back here after signing in.
    </EmptyState>
  )
}

/** The kept course has the id of its claim. */
const pathOfClaim = ({ courseId }: CourseClaim) => paths.keptCourse(courseId)

function KeepHint({ claim }: { claim: CourseClaim | undefined }) {
  const { pathname, search } = useLocation()
  const { hint } = usePromptWords()
  return (
    <p className="border-t border-line pt-6 text-sm text-muted print:hidden">
      {claim ? null : `${hint} `}
      <Link to={signInPath(claim ? { pathname: pathOfClaim(claim) } : { pathname, search })} className="text-link">
        Sign in
      </Link>{' '}
      {claim
        ? `within ${visitorCourseDays} days, and this course is kept in your account.`
        : 'first, and each one is kept with your progress.'}
    </p>
  )
}
