import { browsingDeadlineLabel, clientDeadlineLabel, formatUsd, type ProjectDetailView } from '@guildhall/contract'
import { Link } from 'react-router'
import { AttachmentList } from '../../attachment-list.tsx'
import { formatDay, formatDeadline } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { projectFilesPath } from '../../project-files-path.ts'
import { Card } from '../../ui/card.tsx'
import { Picture } from '../../ui/picture.tsx'
import { BriefText } from '../messages/shared/brief-text.tsx'
import { Description } from '../projects/shared/description.tsx'
import { isOver, ProjectStatusBadge } from '../projects/shared/project-status.tsx'
import { takesProposals } from '../projects/shared/takes-proposals.ts'
import { RequiredSkills } from '../results/shared/skill-proof.tsx'
import { useOwnProof } from '../results/shared/verified-skills.ts'
import { ClientFiguresLine } from '../reviews/shared/client-figures.tsx'
import { Facts } from './facts.tsx'

/** Collapsed for its own client, who knows the text. */
export function ProjectSummary({
  project,
  viewerId,
  forClient,
}: {
  project: ProjectDetailView
  viewerId: string
  forClient: boolean
}) {
  const proof = useOwnProof(forClient ? '' : viewerId)

  return (
    <Card as="section" aria-label="Project" className="flex flex-col gap-6">
      <Facts
        facts={[
          ['Status', <ProjectStatusBadge key="status" status={project.status} />],
          ['Budget', formatUsd(project.price)],
          ['Deadline', deadlineText(project, forClient)],
          ['Category', project.category],
          ['Edited', project.editedAt ? formatDay(project.editedAt) : null],
          ['Posted', `${formatDay(project.createdAt)}${forClient ? '' : ` by ${project.client.name}`}`],
        ]}
      />
      <Picture src={project.image} className="max-h-72 w-full rounded-md border border-line object-cover" />
      <div className="max-w-prose">
        {forClient ? <Description project={project} /> : <BriefText text={project.description} />}
      </div>
      <AttachmentList path={projectFilesPath(project._id)} files={project.attachments} />
      {forClient ? null : (
        <section aria-label="The client" className="border-t border-line pt-4">
          <Link to={paths.personReviews(project.client._id, 'client')} className="text-link">
            {project.client.name}
          </Link>
          <ClientFiguresLine figures={project.client.figures} />
        </section>
      )}
      <RequiredSkills project={project} proof={proof} isOpen={takesProposals(project)} />
    </Card>
  )
}

function deadlineText({ deadline, status }: ProjectDetailView, forClient: boolean): string {
  const day = formatDeadline(deadline)
  if (isOver(status)) return day
  const label = forClient ? clientDeadlineLabel : browsingDeadlineLabel
  return `${day} (${label(deadline, new Date())})`
}
