import {
  browsingDeadlineLabel,
  categoryFallback,
  formatUsd,
  type ListedProjectView,
  type ProjectView,
  refusalSentences,
} from '@guildhall/contract'
import { CalendarDays, FolderOpen, UsersRound } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useNow } from '../../hooks/use-now.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { BookmarkStar } from '../bookmarks/shared/bookmark-star.tsx'
import { ProposalForm } from '../proposals/shared/lazy-proposal-form.tsx'
import { UnsentProposal, useUnsentProposal } from '../proposals/shared/unsent-proposal.tsx'
import { RequiredSkills } from '../results/shared/skill-proof.tsx'
import { useOwnProof } from '../results/shared/verified-skills.ts'
import { ClientFiguresLine } from '../reviews/shared/client-figures.tsx'
import { Description } from './shared/description.tsx'
import { edgeOf, isOver, ProjectStatusBadge } from './shared/project-status.tsx'
import { takesProposals } from './shared/takes-proposals.ts'

export const ProjectCard = memo(function ProjectCard({
  project,
  viewerId,
}: {
  project: ListedProjectView
  viewerId: string
}) {
  const proof = useOwnProof(viewerId)
  const isOwn = project.createdBy === viewerId
  return (
    <Card
      as="article"
      edge={edgeOf(project.status)}
      flush
      className="@container"
      aria-labelledby={`title-${project._id}`}
    >
      <div className="grid gap-x-8 gap-y-6 p-5 sm:p-6 @3xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h3 id={`title-${project._id}`} dir="auto" className="min-w-0 flex-1 basis-56 text-xl break-words">
              <Link to={paths.project(project._id)} className="hover:text-rose">
                {project.title}
              </Link>
            </h3>
            <div className="-mt-1.5 flex items-center gap-1">
              <ProjectStatusBadge status={project.status} />
              {isOwn ? null : <BookmarkStar what="projects" id={project._id} name={project.title} />}
            </div>
          </header>
          <div>
            <Facts project={project} />
            {isOwn ? null : <ClientFiguresLine figures={project.clientFigures} />}
          </div>
          <Description project={project} inList />
          <RequiredSkills
            project={project}
            proof={isOwn ? undefined : proof}
            isOpen={takesProposals(project)}
            anchor={`title-${project._id}`}
          />
        </div>
        <div className="min-w-0 border-line max-@3xl:border-t max-@3xl:pt-5 @3xl:border-l @3xl:pl-8">
          <Answer project={project} viewerId={viewerId} />
        </div>
      </div>
    </Card>
  )
})

function Facts({ project }: { project: ProjectView }) {
  const deadline = browsingDeadlineLabel(project.deadline, useNow())
  return (
    <div className="flex flex-col gap-1">
      <p className="font-display text-lg font-semibold">
        {formatUsd(project.price)} <span className="font-sans text-sm font-normal text-muted">budget</span>
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <Fact icon={<FolderOpen aria-hidden="true" />}>{project.category || categoryFallback}</Fact>
        {isOver(project.status) ? null : <Fact icon={<CalendarDays aria-hidden="true" />}>{deadline}</Fact>}
        <Fact icon={<UsersRound aria-hidden="true" />}>
          {project.proposals === 1 ? '1 proposal' : `${project.proposals.toLocaleString('en-US')} proposals`}
        </Fact>
      </ul>
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      {children}
    </li>
  )
}

function Answer({ project, viewerId }: { project: ProjectView; viewerId: string }) {
  const mayPropose = project.allowedMoves.includes('propose')
  const hasProposed = project.myProposalId !== undefined
  if (project.refusals.propose === 'proposal.own_project') {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="font-medium">This is your project</p>
        <LinkButton full to={paths.project(project._id)}>
          View Proposals
        </LinkButton>
      </div>
    )
  }
  if (mayPropose && viewerId === '') return <SignInToApply />
  // A sent proposal stays confirmed until the project is over.
  if (mayPropose || (hasProposed && !isOver(project.status))) {
    return <ProposalForm key={`${viewerId} ${project._id}`} project={project} freelancerId={viewerId} isBrief />
  }
  return <Closed key={`${viewerId} ${project._id}`} project={project} viewerId={viewerId} hasProposed={hasProposed} />
}

function Closed({ project, viewerId, hasProposed }: { project: ProjectView; viewerId: string; hasProposed: boolean }) {
  const unsent = useUnsentProposal(project, viewerId)
  const { propose: refusal } = project.refusals
  return (
    <div className="flex flex-col gap-3">
      {unsent ? <UnsentProposal project={project} unsent={unsent} /> : null}
      {refusal && !unsent ? <p className="text-sm text-muted">{refusalSentences[refusal]}</p> : null}
      {hasProposed ? (
        <Link to={paths.project(project._id)} className="text-link self-start text-sm">
          See your proposal
        </Link>
      ) : null}
      <Button full disabled>
        Closed
      </Button>
    </div>
  )
}

function SignInToApply() {
  const here = useLocation()
  return (
    <LinkButton full to={signInPath(here)}>
      Sign in to send a proposal
    </LinkButton>
  )
}
