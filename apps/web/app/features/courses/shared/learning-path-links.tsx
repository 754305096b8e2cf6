import type { LearningPathView } from '@guildhall/contract'
import { Route } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'

export function LearningPathLinks({ learningPaths }: { learningPaths: readonly LearningPathView[] }) {
  if (learningPaths.length === 0) return null
  return (
    <section aria-labelledby="learning-paths" className="flex flex-col gap-3 print:hidden">
      <h2 id="learning-paths" className="flex items-center gap-2 font-sans text-sm font-medium tracking-normal">
        <Route aria-hidden="true" className="size-4 text-muted" />
        Learning paths
      </h2>
      <ul className="pill-rows">
        {learningPaths.map(({ id, title, courses }) => (
          <li key={id}>
            <Link
              to={paths.learningPath(id)}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm text-ink no-underline hover:border-edge pointer-coarse:min-h-11"
            >
              {title}
              <span className="text-xs text-muted">{courses.length} courses</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
