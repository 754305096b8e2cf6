import { type DisputeEvidenceView, formatUsd } from '@guildhall/contract'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { explanationOf } from '../../../api-errors.ts'
import { formatMoment } from '../../../dates.ts'
import { useSingleFlight } from '../../../hooks/use-single-flight.ts'
import { saveFile } from '../../../save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page.tsx'
import { BriefText } from '../../messages/shared/message-text.tsx'
import { ChangeRecord } from '../change-record.tsx'
import { eventText } from '../contract-words.ts'
import { lineText, reasonTexts, signedUsd } from '../ledger-words.ts'
import { ClaimsCompare, Split } from './claims-compare.tsx'
import { Listed, Message, Version, Written } from './evidence-entries.tsx'

export interface EvidenceProps {
  evidence: DisputeEvidenceView
  fetchPdf: () => Promise<{ bytes: Blob; filename: string }>
}

/** Both sides and the operator see the same. */
export function Evidence({ evidence, fetchPdf }: EvidenceProps) {
  const { dispute, contract } = evidence
  const names = { client: contract.client.name, freelancer: contract.freelancer.name }
  return (
    <>
      <Section title="What both sides ask for" actions={<EvidencePdfButton fetchPdf={fetchPdf} />}>
        <Card className="flex flex-col gap-5">
          <p>
            {formatUsd(dispute.total)} was set aside on {formatMoment(dispute.openedAt)}, when {names[dispute.openedBy]}{' '}
            opened the dispute.{' '}
            {dispute.paid.release + dispute.paid.refund > 0
              ? `Both agreed on ${formatUsd(dispute.paid.release)} for the freelancer and ${formatUsd(dispute.paid.refund)} for the client, which was paid out. `
              : ''}
            {dispute.endedAt ? '' : `${formatUsd(dispute.rest)} is in dispute now.`}
          </p>
          <ClaimsCompare claims={dispute.claims} names={names} />
          <EarlierClaims evidence={evidence} />
        </Card>
      </Section>
      {dispute.decision ? (
        <Section title="The decision">
          <Card className="flex flex-col gap-3">
            <div className="max-w-sm">
              <Split {...dispute.decision} />
            </div>
            <Written text={dispute.decision.reason} />
          </Card>
        </Section>
      ) : null}
      <Section title="What was agreed">
        <Card className="flex flex-col gap-3">
          <p className="text-sm text-muted">
            {formatUsd(contract.money.amount)}, agreed on {formatMoment(contract.createdAt)}
            {contract.dueAt ? `, due ${formatMoment(contract.dueAt)}` : ''}
            {contract.requiredSkills.length > 0 ? `. Skills: ${contract.requiredSkills.join(', ')}` : ''}
          </p>
          <div className="max-w-prose text-sm">
            <BriefText text={contract.criteria} />
          </div>
          {evidence.edits.length > 0 ? (
            <div className="text-sm text-muted">
              <p>The client edited the project since then. That does not change what was agreed.</p>
              <ul className="mt-2 list-disc pl-5">
                {evidence.edits.map(({ number, at, fields }) => (
                  <li key={number}>
                    {formatMoment(at)}: {fields.join(', ')}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </Card>
      </Section>
      {evidence.changes.length > 0 ? (
        <Section title="Changes of the contract">
          <ul className="long-list grid gap-3">
            {evidence.changes.map((change) => (
              <Card as="li" key={change._id}>
                <ChangeRecord change={change} names={names} isCut={change.criteriaTruncated} />
              </Card>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="Deliveries">
        <Listed empty="Nothing was delivered." items={evidence.versions}>
          {(version) => <Version key={version.version} version={version} names={names} />}
        </Listed>
      </Section>
      <Section title="Messages">
        {evidence.messagesLeftOut > 0 ? (
          <p className="text-sm text-muted">Earlier messages left out: {evidence.messagesLeftOut}.</p>
        ) : null}
        <Listed empty="The two sides wrote no messages to each other." items={evidence.messages}>
          {(message) => <Message key={message.seq} message={message} names={names} />}
        </Listed>
      </Section>
      <Section title="Timeline">
        <Card as="section">
          <ol className="flex flex-col gap-3 text-sm">
            {evidence.timeline.map((event, position) => {
              const { text, detail } = eventText(event, contract)
              return (
                <li key={`${position} ${event.kind}`}>
                  <span className="font-medium">{text}</span>
                  <span className="block text-muted">
                    {formatMoment(event.at)}
                    {detail ? ` · ${detail}` : ''}
                  </span>
                </li>
              )
            })}
          </ol>
        </Card>
      </Section>
      <Section title="Ledger">
        <Card as="section">
          <ol className="flex flex-col divide-y divide-line text-sm">
            {evidence.ledger.map((line) => (
              <li key={line.position} className="flex items-baseline justify-between gap-4 py-2">
                <span className="min-w-0">
                  <span className="font-medium">{lineText(line)}</span>
                  <span className="block text-muted">
                    {reasonTexts[line.reason]}, {formatMoment(line.at)}
                  </span>
                  <code className="block truncate text-xs text-muted" title={`SHA-256 ${line.hash}`}>
                    {line.hash}
                  </code>
                </span>
                <span className="shrink-0 font-medium">{signedUsd(line.amount)}</span>
              </li>
            ))}
          </ol>
        </Card>
      </Section>
    </>
  )
}

function EarlierClaims({ evidence: { dispute, contract } }: { evidence: DisputeEvidenceView }) {
  const current = Object.values(dispute.claims)
  const earlier = dispute.claimHistory.filter(
    (claim) => !current.some((one) => one?.at === claim.at && one.by === claim.by),
  )
  if (earlier.length === 0) return null
  return (
    <details>
      <summary className="min-h-9 text-sm font-medium">Earlier splits ({earlier.length})</summary>
      <ul className="mt-3 flex flex-col gap-4 text-sm">
        {earlier.map(({ by, at, release, refund, reason }) => (
          <li key={`${by} ${at}`}>
            <p>
              <bdi>{contract[by].name}</bdi>, {formatMoment(at)}: {formatUsd(release)} to the freelancer,{' '}
              {formatUsd(refund)} to the client
            </p>
            <Written text={reason} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function EvidencePdfButton({ fetchPdf }: Pick<EvidenceProps, 'fetchPdf'>) {
  const [isPending, setIsPending] = useState(false)
  const download = useSingleFlight(async () => {
    setIsPending(true)
    try {
      const { bytes, filename } = await fetchPdf()
      saveFile(bytes, filename || 'evidence.pdf')
    } catch (error) {
      notify.error(explanationOf(error, 'The PDF could not be downloaded. Please try again.'))
    } finally {
      setIsPending(false)
    }
  })
  return (
    <Button size="sm" onClick={download} pending={isPending}>
      <Download aria-hidden="true" />
      Download as PDF
    </Button>
  )
}
