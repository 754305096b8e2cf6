import type { OwnResultView } from '@guildhall/contract'
import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { conceptTitle } from './concept-title.ts'

export function ConceptBars({ concepts }: { concepts: OwnResultView['concepts'] }) {
  return (
    <ul className="flex flex-col gap-5">
      {concepts.map(({ concept, correct, total, lesson }) => (
        <li key={concept}>
          <ProgressBar
            label={conceptTitle(concept)}
            value={correct}
            max={total}
            valueLabel={`${correct} of ${total} right`}
          />
          {lesson ? (
            <Link
              to={paths.libraryLesson(lesson)}
              className="text-link mt-1.5 inline-flex min-h-6 items-center gap-1.5 text-sm pointer-coarse:min-h-11"
            >
              <BookOpen aria-hidden="true" className="size-4 shrink-0" />
              {lesson.title}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
