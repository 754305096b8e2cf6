import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Loading } from '../../../ui/skeleton.tsx'

const loadEdits = () => import('../project-edits.tsx')
const Edits = lazyPart(async () => ({ default: (await loadEdits()).ProjectEdits }))
const Notice = lazyPart(async () => ({ default: (await loadEdits()).ProjectEditsNotice }))

type EditedProject = ComponentProps<typeof Edits>['project']

/** Edits are listed from acceptance on. Most projects have none. */
const mayHaveEdits = ({ editedAt, status }: EditedProject) =>
  editedAt !== null && status !== 'active' && status !== 'closed'

export function ProjectEdits({ project }: { project: EditedProject }) {
  return <Suspense fallback={<Loading />}>{mayHaveEdits(project) ? <Edits project={project} /> : null}</Suspense>
}

export function ProjectEditsNotice({ project }: { project: EditedProject }) {
  return <Suspense fallback={<Loading />}>{mayHaveEdits(project) ? <Notice project={project} /> : null}</Suspense>
}
