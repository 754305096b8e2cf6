import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { libraryQuery } from './api.ts'

/** What there is instead of a course on another topic. */
export function LibraryContents() {
  const library = useQuery(libraryQuery)
  if (library.isError) {
    return (
      <Link to={paths.library} className="text-link self-start">
        See what the library covers
      </Link>
    )
  }
  return (
    <section aria-labelledby="covered">
      <h2 id="covered" className="text-xl">
        What the library covers
      </h2>
      {library.data ? (
        <ul className="mt-4 gap-x-10 sm:columns-2 lg:columns-3">
          {library.data.map(({ id, courseTitle }) => (
            <li key={id} className="mb-1.5 break-inside-avoid text-sm">
              <Link to={paths.libraryCourse(id)} className="text-link inline-block py-0.5 pointer-coarse:py-2.5">
                {courseTitle}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonText lines={6} />
      )}
    </section>
  )
}
