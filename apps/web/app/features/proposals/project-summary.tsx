import {
  browsingDeadlineLabel,
  clientDeadlineLabel,
  descriptionCollapseAt,
  formatUsd,
  type ProjectDetailView,
} from '@guildhall/contract'
import { useState } from 'react'
import { formatDay } from '../../dates.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { ProjectBadge } from './badges.tsx'
import { Facts, Skills } from './facts.tsx'

/** What the project asks for. Its own client knows the text and gets it folded; everybody else reads it whole. */
export function ProjectSummary({ project, forClient }: { project: ProjectDetailView; forClient: boolean }) {
  const deadlineLabel = forClient ? clientDeadlineLabel : browsingDeadlineLabel

  return (
    <Card as="section" aria-label="Project" className="flex flex-col gap-6">
      <Facts
        facts={[
          ['Status', <ProjectBadge key="status" status={project.status} />],
          ['Budget', formatUsd(project.price)],
          ['Deadline', `${formatDay(project.deadline)} (${deadlineLabel(project.deadline, new Date())})`],
          ['Category', project.category],
          ['Client', forClient ? null : project.client.name],
          ['Posted', formatDay(project.createdAt)],
        ]}
      />
      <ProjectPicture src={project.image} />
      <Description text={project.description} isFolded={forClient} />
      <Skills label="Required skills" skills={project.requiredSkills} />
    </Card>
  )
}

function Description({ text, isFolded }: { text: string; isFolded: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const canFold = isFolded && text.length > descriptionCollapseAt

  return (
    <div className="max-w-prose">
      <p className={cx('break-words whitespace-pre-line', canFold && !isOpen && 'line-clamp-4')}>{text}</p>
      {canFold ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="text-link mt-1 min-h-6 text-sm font-medium pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show less' : 'Read more'}
        </button>
      ) : null}
    </div>
  )
}

/** The client's picture, from wherever they keep it. One that does not load leaves no hole. */
function ProjectPicture({ src }: { src: string }) {
  const [failed, setFailed] = useState<string>()
  if (src === '' || failed === src) return null
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
      className="max-h-72 w-full rounded-md border border-line object-cover"
    />
  )
}
