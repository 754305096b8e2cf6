import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useParams } from 'react-router'
import { sentenceFor } from '../../../api-errors.ts'
import { paths } from '../../../paths.ts'
import { getQueryClient } from '../../../query-client.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Page } from '../../../ui/page.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { useRequiredUser } from '../../accounts/shared/required-user.tsx'
import { hasStoredToken } from '../../accounts/shared/session-store.ts'
import { evidenceQuery, fetchEvidencePdf } from './evidence-api.ts'

const loadEvidence = () => import('./evidence.tsx').then((part) => ({ default: part.Evidence }))
const Evidence = lazyPart(loadEvidence)

export const meta: MetaFunction = () => [{ title: 'Dispute · Guildhall' }]

/** Starts the request without waiting, so that the skeleton shows. */
export function clientLoader({ params: { disputeId = '' } }: ClientLoaderFunctionArgs) {
  if (hasStoredToken()) void getQueryClient().prefetchQuery(evidenceQuery(disputeId))
  return null
}

export function HydrateFallback() {
  return (
    <Page title="Dispute">
      <SkeletonCards label="Loading evidence..." />
    </Page>
  )
}

export default function EvidenceScreen() {
  const { disputeId = '' } = useParams()
  const user = useRequiredUser()
  return user ? <LoadedEvidence key={disputeId} disputeId={disputeId} /> : <HydrateFallback />
}

function LoadedEvidence({ disputeId }: { disputeId: string }) {
  const { data: evidence, error, isFetching, refetch } = useQuery(evidenceQuery(disputeId))
  if (!evidence && error) {
    return (
      <Page title="Dispute">
        <Alert
          title="This dispute cannot be shown"
          action={
            <Button size="sm" onClick={() => refetch()} pending={isFetching}>
              Try again
            </Button>
          }
        >
          {sentenceFor(error, error.message)}
        </Alert>
      </Page>
    )
  }
  if (!evidence) return <HydrateFallback />
  const { contract, dispute } = evidence
  return (
    <Page
      title={contract.title}
      eyebrow="Evidence of the dispute"
      back={{ to: paths.contract(contract._id), label: 'Back to the Contract' }}
      lead="What Guildhall knows about this contract. You, the other side and the operator who decides see the same."
    >
      <Suspense fallback={<SkeletonCards label="Loading evidence..." />}>
        <Evidence evidence={evidence} fetchPdf={() => fetchEvidencePdf(dispute._id)} />
      </Suspense>
    </Page>
  )
}
