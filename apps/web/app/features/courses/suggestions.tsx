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
      <ul aria-labelledby={labelId} className="mt-1">
        {suggestions.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            <Link
              to={kind === 'course' ? paths.libraryCourse(id) : paths.learningUnit(id)}
              className="text-link inline-block py-0.5 pointer-coarse:py-2.5"
            >
              {title}
            </Link>{' '}
            <span className="ml-1 whitespace-nowrap text-muted">{kindNames[kind]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
