import type { ContractDetailView } from '@guildhall/contract'
import { Suspense } from 'react'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { projectFilesPath } from '../../project-files-path.ts'
import { Card } from '../../ui/card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { SkillChips } from '../../ui/skill-chips.tsx'
import { FoldedBrief } from '../messages/shared/folded-brief.tsx'
import type { ContractSide } from './shared/api.ts'

const loadFiles = () => import('../../attachment-list.tsx').then((part) => ({ default: part.AttachmentList }))
// Few briefs have files.
const Files = lazyPart(loadFiles)

export function Agreement({ contract, side }: { contract: ContractDetailView; side: ContractSide }) {
  const { criteria, requiredSkills, attachments, deliveryTime, dueAt, createdAt, projectId } = contract
  const isSuspended = contract.suspended.includes(side)
  const people = [
    ['Client', contract.client],
    ['Freelancer', contract.freelancer],
  ] as const
  return (
    <Section title="What was agreed">
      <Card className="flex flex-col gap-5">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          {people.map(([term, person]) => (
            <div key={term} className="min-w-0">
              <dt className="text-xs text-muted">{term}</dt>
              <dd className="font-medium wrap-anywhere">
                <bdi>{person.name}</bdi>
              </dd>
            </div>
          ))}
          <div>
            <dt className="text-xs text-muted">Agreed</dt>
            <dd className="font-medium">{formatDay(createdAt)}</dd>
          </div>
          <div>
            <dt className="text-xs text-muted">Delivery</dt>
            <dd className="font-medium">
              {dueAt && deliveryTime ? `By ${formatDay(dueAt)}` : 'No delivery time given'}
            </dd>
          </div>
        </dl>
        <div>
          <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">Acceptance criteria</h3>
          <FoldedBrief text={criteria} className="max-w-prose" />
        </div>
        <SkillChips label="Required skills" skills={requiredSkills} />
        {attachments.length > 0 && !isSuspended ? (
          <Suspense fallback={<div style={{ height: `${1.5 + attachments.length * 3}rem` }} />}>
            <Files path={projectFilesPath(projectId)} files={attachments} />
          </Suspense>
        ) : null}
        {isSuspended ? null : (
          <div className="flex flex-wrap gap-3 border-t border-line pt-5">
            <LinkButton size="sm" to={paths.project(projectId)}>
              {side === 'client' ? 'Project and proposals' : 'Project and your proposal'}
            </LinkButton>
          </div>
        )}
      </Card>
    </Section>
  )
}
