import type { SuggestionView } from '@guildhall/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

const kindNames = { course: 'Course', unit: 'Learning unit' } as const

export function Suggestions({ suggestions }: { suggestions: readonly SuggestionView[] }) {
  const labelId = useId()
  if (suggestions.length === 0) return null
  return (
    <>
      <p id={labelId} className="mt-2">
        Did you mean:
      </p>
      <ul aria-labelledby={labelId} className="mt-2 flex flex-col gap-3 text-left">
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.kind} ${suggestion.id}`}>
            <div className="flex flex-wrap items-baseline gap-x-2">
              <Link to={addressOf(suggestion)} className="text-link inline-block py-0.5 pointer-coarse:py-2.5">
                {suggestion.title}
              </Link>
              <span className="text-muted">{kindNames[suggestion.kind]}</span>
            </div>
            {suggestion.why ? <p className="text-sm text-muted">{suggestion.why}</p> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function addressOf({ kind, id, lessonId }: SuggestionView): string {
  if (kind === 'unit') return paths.learningUnit(id)
  return lessonId ? paths.libraryLesson(id, lessonId) : paths.libraryCourse(id)
}
