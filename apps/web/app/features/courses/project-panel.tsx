import type { CourseProjectView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Paragraphs } from '../../ui/formatted-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { courseProjectQuery, useCourseWork } from './course-work.api.ts'
import { ProjectWork } from './project-work.tsx'
import { aboutMinutes } from './steps.ts'

export interface ProjectPanelProps {
  course: string
  headingLevel: 2 | 3
}

/** The project at the end of a course: what a client asks for, and what one keeps of doing it. */
export function ProjectPanel({ course, headingLevel }: ProjectPanelProps) {
  const project = useQuery(courseProjectQuery(course))
  const work = useCourseWork(course)
  const { status } = useSession()
  const failed = [project, work].find(({ isLoadingError }) => isLoadingError)

  if (failed) {
    return (
      <Alert
        title="The project could not be loaded"
        action={
          <Button size="sm" pending={failed.isFetching} onClick={() => void failed.refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  if (!project.data || !work.data) return <Skeleton className="h-96 w-full max-w-2xl" />
  return (
    <article className="flex max-w-2xl flex-col gap-8">
      <Brief project={project.data} headingLevel={headingLevel} />
      {status === 'signedIn' ? (
        <ProjectWork course={course} project={project.data} kept={work.data.project} />
      ) : (
        <Outline project={project.data} />
      )}
    </article>
  )
}

function Brief({ project, headingLevel }: { project: CourseProjectView; headingLevel: 2 | 3 }) {
  const Title = `h${headingLevel}` as const
  return (
    <>
      <header>
        <p className="eyebrow">Project, {aboutMinutes(project.minutes)}</p>
        <Title className="mt-1 text-2xl">{project.title}</Title>
      </header>
      <blockquote className="border-l-4 border-edge pl-5">
        <Paragraphs>{project.brief.join('\n\n')}</Paragraphs>
      </blockquote>
    </>
  )
}

/** For visitors, for whom nothing is kept. */
function Outline({ project: { steps, criteria } }: { project: CourseProjectView }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <List title="Steps" items={steps} />
      <List title="It is good when" items={criteria} />
      <p className="text-sm text-muted">
        <Link className="text-link" to={signInPath({ pathname, search })}>
          Sign in to tick steps and keep a link to your work
        </Link>
      </p>
    </>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <p className="mb-3 font-medium">{title}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-muted">
        {items.map((item) => (
          <li key={item} className="pl-1">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
