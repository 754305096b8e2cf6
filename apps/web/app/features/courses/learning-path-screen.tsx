import { type LearningPathView, learningPathListView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { data, Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useLocation } from 'react-router'
import { pageAddress } from '../../page-address.ts'
import { paths } from '../../paths.ts'
import { metaAt } from '../../public-meta.ts'
import { pageContext } from '../../server-context.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { libraryProgressQuery } from './api.ts'
import { LearningPathSteps } from './learning-path-steps.tsx'
import { aboutMinutes } from './steps.ts'

/** 404 for an unknown path, so that search engines drop it. */
export async function loader({ params: { pathId }, context, request }: LoaderFunctionArgs) {
  const answer = await context.get(pageContext).api('/api/learning-paths')
  if (!answer.ok) throw data(null, { status: 503 })
  const learningPath = learningPathListView.parse(await answer.json()).paths.find(({ id }) => id === pathId)
  if (!learningPath) throw data(null, { status: 404 })
  return { learningPath, address: pageAddress(paths.learningPath(learningPath.id), request) }
}

// Paths change only with a release, and progress is a query of its own.
export const shouldRevalidate = ({
  currentParams,
  nextParams,
}: {
  currentParams: { pathId?: string }
  nextParams: { pathId?: string }
}) => currentParams.pathId !== nextParams.pathId

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }]
  const { learningPath, address } = loaderData
  return metaAt(new URL(address).origin, address, learningPath.title, learningPath.summary, { type: 'article' })
}

export default function LearningPathScreen() {
  const { learningPath } = useLoaderData<typeof loader>()
  const { user } = useSession()
  const { data: progress, isLoading } = useQuery({
    ...libraryProgressQuery(user?.id ?? ''),
    enabled: Boolean(user?.id),
  })
  const { title, summary, courses } = learningPath
  const minutes = courses.reduce((sum, course) => sum + course.minutes, 0)
  return (
    <Page
      title={title}
      eyebrow="Learning path"
      lead={summary}
      back={{ to: paths.learning, label: 'Learning units and paths' }}
    >
      <div className="flex max-w-3xl flex-col gap-6">
        <div className="flex flex-col gap-x-8 gap-y-3 border-y border-line py-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-sm text-muted">
            {courses.length} courses, {aboutMinutes(minutes)}
          </p>
          {/* Invisible, so that nothing moves when progress arrives. */}
          <div className={isLoading ? 'invisible' : undefined}>
            <NextCourse learningPath={learningPath} progress={progress} />
          </div>
        </div>
        <LearningPathSteps courses={courses} progress={progress} />
      </div>
    </Page>
  )
}

function NextCourse({
  learningPath: { courses },
  progress,
}: {
  learningPath: LearningPathView
  progress: ReadonlyMap<string, number> | undefined
}) {
  const { pathname } = useLocation()
  const done = (id: string) => progress?.get(id) ?? 0
  const next = courses.find(({ id, lessonCount }) => done(id) < lessonCount)
  const finished = courses.filter(({ id, lessonCount }) => done(id) >= lessonCount).length
  return (
    <div className="flex min-h-9 items-center gap-x-6">
      <Link to={signInPath({ pathname, search: '' })} className="text-link text-sm signed-in:hidden">
        Sign in to see your progress
      </Link>
      {finished > 0 ? (
        // It comes late, so it stands on the open side of the button, which does not move.
        <span className="text-sm font-medium max-sm:order-last">
          {finished} of {courses.length} courses done
        </span>
      ) : null}
      {next ? (
        <LinkButton variant="primary" size="sm" to={paths.libraryCourse(next.id)}>
          {done(next.id) > 0 || finished > 0 ? 'Go on' : 'Begin'}
        </LinkButton>
      ) : null}
    </div>
  )
}
