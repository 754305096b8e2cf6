import { type LibraryCourseView, learningPathListView, libraryCourseView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { z } from 'zod'
import { paths } from '../../paths.ts'
import { publicMeta } from '../../public-meta.ts'
import { pageContext } from '../../server-context.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MismatchedJoint } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { libraryProgressQuery, librarySearchOf } from './api.ts'
import { filterLibrary } from './filter-library.ts'
import { LibraryCard } from './library-card.tsx'
import { LearningNav } from './shared/learning-nav.tsx'
import { usePromptWords } from './shared/prompt-words.ts'
import { Suggestions } from './suggestions.tsx'
import { WhereToBegin } from './where-to-begin.tsx'

const maxSearchLength = 200
const lead = 'Complete courses, free to read without an account. Each step ends in something to do.'

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(pageContext)
  const [library, paths] = await Promise.all([api('/api/library'), api('/api/learning-paths')])
  if (!library.ok || !paths.ok) throw data(null, { status: 503 })
  return {
    courses: z.array(libraryCourseView).parse(await library.json()),
    learningPaths: learningPathListView.parse(await paths.json()).paths,
  }
}

// The library changes only with a release.
export const shouldRevalidate = () => false

export const meta: MetaFunction = (args) => publicMeta('Course library', lead, args)

export default function LibraryScreen() {
  const { courses, learningPaths } = useLoaderData<typeof loader>()
  const { act } = usePromptWords()
  const [search, setSearch] = useState('')
  const searchBox = useRef<HTMLInputElement>(null)
  const found = filterLibrary(courses, search)

  return (
    <Page title="Course library" lead={lead} actions={<LearningNav current="library" />}>
      <div className="flex flex-col gap-3">
        <SearchBox
          ref={searchBox}
          label="Search the library"
          placeholder="Search by skill or subject"
          value={search}
          onChange={setSearch}
          className="max-w-xl"
        />
        <p role="status" className="text-sm text-muted">
          {found.length === courses.length
            ? `${courses.length} courses`
            : `${found.length} of ${courses.length} courses`}
        </p>
      </div>
      {search.trim() === '' ? <WhereToBegin learningPaths={learningPaths} /> : null}
      <CourseList title="Skills" courses={found.filter(({ skill }) => skill !== null)} />
      <CourseList title="Subjects" courses={found.filter(({ skill }) => skill === null)} />
      {found.length === 0 ? (
        <EmptyState
          illustration={<MismatchedJoint className="mx-auto w-44" />}
          title="No course matches"
          action={
            <>
              <Button
                onClick={() => {
                  // This button disappears; keep the focus in reach.
                  searchBox.current?.focus()
                  setSearch('')
                }}
              >
                Clear search
              </Button>
              <LinkButton to={paths.courseCreation}>{act}</LinkButton>
            </>
          }
        >
          <ClosestMatches search={search} />
        </EmptyState>
      ) : null}
    </Page>
  )
}

function ClosestMatches({ search }: { search: string }) {
  const debounced = useDebounced(search, 300)
  const found = useQuery(librarySearchOf(debounced.slice(0, maxSearchLength))).data?.found ?? []
  return found.length > 0 && debounced === search ? (
    <div role="status" className="text-sm">
      <Suggestions suggestions={found} />
    </div>
  ) : (
    <p>Try another word for it, or a wider subject.</p>
  )
}

function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}

function CourseList({ title, courses }: { title: string; courses: readonly LibraryCourseView[] }) {
  const { user } = useSession()
  const { data: done } = useQuery({ ...libraryProgressQuery(user?.id ?? ''), enabled: Boolean(user?.id) })
  if (courses.length === 0) return null
  return (
    <Section title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {courses.map((course) => (
          <LibraryCard key={course.id} course={course} done={done?.get(course.id) ?? 0} />
        ))}
      </ul>
    </Section>
  )
}
