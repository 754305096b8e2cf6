import { browsingDeadlineLabel, formatUsd, type ProjectMatchesView } from '@guildhall/contract'
import { Link } from 'react-router'
import { useNow } from '../../hooks/use-now.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ClientFiguresLine } from '../reviews/shared/client-figures.tsx'
import { MatchReason } from './match-reason.tsx'

export function ProjectMatchCard({ project, client, match }: ProjectMatchesView['matches'][number]) {
  const titleId = `match-${project._id}`
  const deadline = browsingDeadlineLabel(project.deadline, useNow())
  const proposals = project.proposals === 1 ? '1 proposal' : `${project.proposals.toLocaleString('en-US')} proposals`
  return (
    <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id={titleId} dir="auto" className="text-xl wrap-anywhere">
            <Link to={paths.project(project._id)} className="hover:text-rose">
              {project.title}
            </Link>
          </h3>
          <p className="mt-1 text-sm text-muted">
            <span className="font-medium text-ink">{formatUsd(project.price)}</span> · {project.category} · {deadline} ·{' '}
            {proposals}
          </p>
          <ClientFiguresLine figures={client} />
        </div>
        <LinkButton to={paths.project(project._id)}>View project</LinkButton>
      </div>
      <MatchReason match={match} />
    </Card>
  )
}
