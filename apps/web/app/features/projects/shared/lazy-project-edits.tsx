import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LoadingMark } from '../../../ui/loading-mark.tsx'

const loadEdits = () => import('../project-edits.tsx')
const Edits = lazyPart(async () => ({ default: (await loadEdits()).ProjectEdits }))
const Notice = lazyPart(async () => ({ default: (await loadEdits()).ProjectEditsNotice }))

type EditedProject = ComponentProps<typeof Edits>['project']

/** Edits are listed from acceptance on. Most projects have none. */
const mayHaveEdits = ({ editedAt, status }: EditedProject) =>
  editedAt !== null && status !== 'active' && status !== 'closed'

export function ProjectEdits({ project }: { project: EditedProject }) {
  return <Suspense fallback={<LoadingMark />}>{mayHaveEdits(project) ? <Edits project={project} /> : null}</Suspense>
}

export function ProjectEditsNotice({ project }: { project: EditedProject }) {
  return <Suspense fallback={<LoadingMark />}>{mayHaveEdits(project) ? <Notice project={project} /> : null}</Suspense>
}
