import {
  descriptionCollapseAt,
  type EditedFactsView,
  type ProjectDetailView,
  type ProjectEditView,
} from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoment } from '../../dates.ts'
import { ListEnd } from '../../list-end.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { LongText } from '../../ui/long-text.tsx'
import { Section } from '../../ui/page.tsx'
import { ChangedDescription } from './changed-description.tsx'
import { FactValue, fieldsOf } from './edited-facts.tsx'
import { projectEditQuery, projectEditsQuery } from './edits-api.ts'

type EditedProject = Pick<ProjectDetailView, '_id' | 'status' | 'editedAt' | 'client'>

function useProjectEdits({ _id }: EditedProject) {
  const list = useInfiniteQuery(projectEditsQuery(_id))
  return { ...list, first: list.data?.pages[0] }
}

const sectionId = 'changes'

export function ProjectEditsNotice({ project }: { project: EditedProject }) {
  const { first, isPending } = useProjectEdits(project)
  if (isPending) return <LoadingMark />
  if (!first || first.total === 0) return null
  const times = first.total === 1 ? 'once' : `${first.total.toLocaleString('en-US')} times`
  return (
    <Alert tone="amber" title={`${project.client.name} changed this project ${times} since you were accepted`}>
      The terms at acceptance apply.{' '}
      <a href={`#${sectionId}`} className="text-link">
        See what changed
      </a>
    </Alert>
  )
}

export function ProjectEdits({ project }: { project: EditedProject }) {
  const list = useProjectEdits(project)
  const { first } = list

  if (!first && list.isError) {
    return (
      <Alert
        title="The changes since acceptance could not be loaded"
        action={
          <Button size="sm" pending={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        }
      >
        Everything else on this page is up to date.
      </Alert>
    )
  }
  if (list.isPending) return <LoadingMark />
  if (!first || first.total === 0) return null

  const edits = list.data?.pages.flatMap((page) => page.edits) ?? []
  return (
    <Section
      title="Changed since acceptance"
      aria-label="Changed since acceptance"
      id={sectionId}
      tabIndex={-1}
      className="scroll-mt-24 outline-none"
    >
      <Card className="flex flex-col gap-6">
        <p className="max-w-prose">
          The terms at acceptance apply
          {first.acceptedAt ? `, ${formatMoment(first.acceptedAt)}` : ''}. {project.client.name} has changed the project
          since; both of you see every change here, and none can be removed.
        </p>
        {first.total > 1 ? <AtAcceptance facts={first.atAcceptance} /> : null}
        <ol className="flex flex-col gap-8">
          {edits.map((edit, index) => (
            <li key={edit.number} className="flex flex-col gap-4 border-t border-line pt-5">
              <h3 className="font-sans text-base font-semibold tracking-normal">{formatMoment(edit.editedAt)}</h3>
              <Edit projectId={project._id} edit={edit} isNewest={index === 0} />
            </li>
          ))}
        </ol>
        <ListEnd list={list} shown={edits.length} total={first.total} nouns={['change', 'changes']} />
      </Card>
    </Section>
  )
}

function AtAcceptance({ facts }: { facts: EditedFactsView }) {
  return (
    <section aria-label="At acceptance" className="flex flex-col gap-4 rounded-md border border-line bg-sunken p-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">At acceptance</h3>
      <dl className="flex flex-col gap-3">
        {fieldsOf(facts).map(({ field, label }) => (
          <div key={field} className="min-w-0">
            <dt className="text-xs text-muted">{label}</dt>
            <dd>
              {field === 'description' ? (
                <Description text={facts.description} />
              ) : (
                <FactValue facts={facts} field={field} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Description({ text = '' }: { text: string | undefined }) {
  return <LongText text={text} clamped={text.length > descriptionCollapseAt} />
}

function Edit({ projectId, edit, isNewest }: { projectId: string; edit: ProjectEditView; isNewest: boolean }) {
  return (
    <dl className="flex flex-col gap-5">
      {fieldsOf(edit.before).map(({ field, label }) => (
        <div key={field} className="flex min-w-0 flex-col gap-2">
          <dt className="text-sm font-medium">{label}</dt>
          {field === 'description' ? (
            <dd>
              <ChangedDescription edit={edit} isNewest={isNewest} whole={projectEditQuery(projectId, edit.number)} />
            </dd>
          ) : (
            <dd className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {(['before', 'after'] as const).map((side) => (
                <Side key={side} side={side}>
                  <FactValue facts={edit[side]} field={field} />
                </Side>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Side({ side, children }: { side: 'before' | 'after'; children: ReactNode }) {
  return (
    <div className={cx('min-w-0 border-l-2 pl-4', side === 'before' ? 'border-line' : 'border-amber')}>
      <p className="text-xs text-muted">{side === 'before' ? 'Before' : 'After'}</p>
      {children}
    </div>
  )
}
