import { type DisputeEvidenceView, formatUsd, operatorReasonMaximum, refusalSentences } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { LazyEvidence, LazySplitDialog } from '../contracts/shared/lazy-dispute.tsx'
import { adminEvidenceQuery, fetchAdminEvidencePdf, useDecideDispute } from './disputes-api.ts'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LoadAlert } from './shared/load-alert.tsx'

export default function AdminDisputeScreen() {
  const { disputeId = '' } = useParams()
  const query = useQuery(adminEvidenceQuery(disputeId))
  const { data: evidence } = query
  const back = { to: adminPaths.disputes, label: 'Back to Disputes' }

  if (!evidence) {
    return (
      <AdminPage title="Dispute" back={back}>
        {query.error ? (
          <LoadAlert title="This dispute cannot be shown" query={query} />
        ) : (
          <SkeletonCards label="Loading evidence..." />
        )}
      </AdminPage>
    )
  }
  const { client, freelancer, title } = evidence.contract
  return (
    <AdminPage
      title={title}
      back={back}
      lead={
        <>
          <bdi>{client.name}</bdi>, client, and <bdi>{freelancer.name}</bdi>, freelancer. Both see what is below, and
          the reason of your decision.
        </>
      }
    >
      <Decision evidence={evidence} />
      <LazyEvidence evidence={evidence} fetchPdf={() => fetchAdminEvidencePdf(disputeId)} />
    </AdminPage>
  )
}

function Decision({ evidence }: { evidence: DisputeEvidenceView }) {
  // As it was when the dialog opened: what was typed outlives a decision of another operator.
  const [deciding, setDeciding] = useState<DisputeEvidenceView>()
  const { rest, refusals } = evidence.dispute
  const refusal = refusals.decide

  return (
    <>
      {refusal === undefined ? (
        <div>
          <Button variant="primary" onClick={() => setDeciding(evidence)}>
            Decide About {formatUsd(rest)}
          </Button>
        </div>
      ) : refusal === 'dispute.over' ? null : (
        <Alert tone="amber" title={refusalSentences[refusal]} />
      )}
      {deciding ? <DecideDialog evidence={deciding} onClose={() => setDeciding(undefined)} /> : null}
    </>
  )
}

function DecideDialog({
  evidence: { dispute, contract },
  onClose,
}: {
  evidence: DisputeEvidenceView
  onClose: () => void
}) {
  const decide = useDecideDispute(dispute._id)
  const { rest } = dispute
  return (
    <LazySplitDialog
      draftName={`dispute-decision:${dispute._id}`}
      title={`Split ${formatUsd(rest)}`}
      total={rest}
      first={{ release: '0.00', refund: rest.toFixed(2), reason: '' }}
      reasonHint="Both sides read it, and it stands in the log of the operators."
      reasonMaximum={operatorReasonMaximum}
      submitLabel="Decide"
      tone="danger"
      consequences={(_typed, { release, refund }) => (
        <p>
          {contract.freelancer.name} gets {release > 0 ? `${formatUsd(release)} less the fee` : 'nothing'}, and{' '}
          {formatUsd(refund)} goes back to {contract.client.name}, at once. The contract and its project are cancelled.
          This cannot be undone.
        </p>
      )}
      onSend={async (split) => {
        await decide.mutateAsync(split)
        notify.success('Your decision was sent to both.')
      }}
      onFailure={(error) => notify.error('Your decision could not be sent.', sentenceFor(error, '') || undefined)}
      onClose={onClose}
    />
  )
}
