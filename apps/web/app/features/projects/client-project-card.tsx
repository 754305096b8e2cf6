import { type ClientProjectView, clientDeadlineLabel, formatUsd, visibleSkills } from '@guildhall/contract'
import { CalendarDays, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { useNow } from '../../hooks/use-now.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { withoutMarks } from '../../ui/without-marks.ts'
import { LevelWish } from '../results/shared/skill-proof.tsx'
import { NextStep } from './next-step.tsx'
import { edgeOf, isOver, ProjectStatusBadge } from './shared/project-status.tsx'

export type Layout = 'grid' | 'list'

export function ClientProjectCard({ project, layout }: { project: ClientProjectView; layout: Layout }) {
  const isList = layout === 'list'
  const now = useNow()
  return (
    <Card
      as="article"
      edge={edgeOf(project.status)}
      aria-labelledby={`title-${project._id}`}
      className={cx('flex h-full flex-col gap-5', isList && 'md:flex-row md:gap-8')}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="eyebrow">{project.category || 'Premium Project'}</p>
          <ProjectStatusBadge status={project.status} />
        </div>
        <h2 id={`title-${project._id}`} dir="auto" className="text-xl break-words">
          <Link to={paths.project(project._id)} className="hover:text-rose">
            {project.title}
          </Link>
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
          {project.isHidden ? <Badge tone="danger">Hidden by an operator</Badge> : null}
          <NextStep project={project} />
          {isOver(project.status) ? null : (
            <p className="inline-flex items-center gap-1.5 text-sm text-muted">
              <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
              {clientDeadlineLabel(project.deadline, now)}
            </p>
          )}
        </div>
        <p dir="auto" className={cx('text-sm break-words', isList ? 'line-clamp-2' : 'line-clamp-3')}>
          {withoutMarks(project.description)}
        </p>
        <SkillChips label="Required skills" skills={project.requiredSkills} most={visibleSkills} />
        <LevelWish level={project.minimumLevel} />
      </div>

      <div
        className={cx('mt-auto flex flex-col gap-4', isList && 'md:mt-0 md:w-56 md:border-l md:border-line md:pl-8')}
      >
        <dl className={cx('grid grid-cols-2 gap-4', !isList && 'border-t border-line pt-4')}>
          <div className="min-w-0">
            <dt className="text-xs text-muted">Budget</dt>
            <dd className="font-semibold break-words">{formatUsd(project.price)}</dd>
          </div>
          <div>
            <dt className="text-xs text-muted">Proposals</dt>
            <dd className="font-semibold">{project.proposals.toLocaleString('en-US')}</dd>
          </div>
        </dl>
        <div className={cx('flex flex-wrap gap-2 sm:gap-3', isList && 'md:mt-auto md:flex-col')}>
          {project.deliveryStatus === 'submitted' && !isOver(project.status) ? (
            <LinkButton full variant="primary" to={paths.project(project._id)}>
              Review Delivery<VisuallyHidden> of {project.title}</VisuallyHidden>
            </LinkButton>
          ) : null}
          <LinkButton to={paths.project(project._id)} className="flex-1 whitespace-nowrap max-sm:px-2.5 md:flex-auto">
            View Proposals<VisuallyHidden> for {project.title}</VisuallyHidden>
          </LinkButton>
          {project.status === 'active' && project.proposals === 0 && !project.isHidden ? (
            <LinkButton
              to={{ pathname: paths.project(project._id), hash: '#suggested' }}
              className="flex-1 whitespace-nowrap max-sm:px-2.5 md:flex-auto"
            >
              Invite people<VisuallyHidden> to {project.title}</VisuallyHidden>
            </LinkButton>
          ) : null}
          {project.contractId ? (
            <LinkButton to={paths.contract(project.contractId)} className="flex-1 max-sm:px-2.5 md:flex-auto">
              Contract<VisuallyHidden> for {project.title}</VisuallyHidden>
            </LinkButton>
          ) : null}
          {project.allowedMoves.includes('edit') ? (
            <LinkButton
              variant="quiet"
              to={paths.editProject(project._id)}
              className="max-sm:px-2.5 max-sm:[&_svg]:hidden"
            >
              <Pencil aria-hidden="true" />
              Edit<VisuallyHidden> {project.title}</VisuallyHidden>
            </LinkButton>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
