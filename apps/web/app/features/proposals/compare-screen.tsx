import { formatUsd, type ProjectDetailView, type ProposalView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ClientLoaderFunctionArgs, type MetaFunction, useParams, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { getQueryClient } from '../../query-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useRequiredUser } from '../accounts/shared/required-user.tsx'
import { hasStoredToken } from '../accounts/shared/session-store.ts'
import { projectQuery } from '../projects/shared/api.ts'
import { comparedProposalsQuery } from './api.ts'
import { comparable, readCompared } from './compared.ts'
import { ComparedProposal } from './compared-proposal.tsx'
import { daysText } from './facts.tsx'

const title = 'Compare proposals'

export const meta: MetaFunction = () => [{ title: `${title} · Guildhall` }]

/** Starts the requests without waiting, so that the skeleton shows. */
export function clientLoader({ request, params: { projectId = '' } }: ClientLoaderFunctionArgs) {
  if (hasStoredToken()) {
    const client = getQueryClient()
    void client.prefetchQuery(projectQuery(projectId))
    void client.prefetchQuery(comparedProposalsQuery(readCompared(new URL(request.url).searchParams)))
  }
  return null
}

export function HydrateFallback() {
  return (
    <Page title={title}>
      <SkeletonCards label="Loading proposals..." count={2} />
    </Page>
  )
}

export default function CompareScreen() {
  const { projectId = '' } = useParams()
  const [params] = useSearchParams()
  const user = useRequiredUser()
  if (!user) return <HydrateFallback />
  return <Comparison key={projectId} projectId={projectId} params={params} userId={user.id} />
}

function Comparison({ projectId, params, userId }: { projectId: string; params: URLSearchParams; userId: string }) {
  const ids = readCompared(params)
  const project = useQuery(projectQuery(projectId))
  const compared = useQuery(comparedProposalsQuery(ids))
  const back = { to: { pathname: paths.project(projectId), search: params.toString() }, label: 'Back to the project' }
  if (project.isPending || compared.isPending) {
    return (
      <Page title={title} back={back}>
        <SkeletonCards label="Loading proposals..." count={2} />
      </Page>
    )
  }
  const proposals = comparable(compared.data ?? [], { projectId, userId })
  if (!project.data || proposals.length === 0) {
    return (
      <Page title={title} back={back}>
        <Alert tone="neutral" title="There is nothing to compare here">
          Choose two to four proposals on the page of your project.
        </Alert>
      </Page>
    )
  }
  return (
    <Page title={title} lead={project.data.title} back={back}>
      {proposals.length < ids.length ? (
        <Alert tone="neutral">Some of the proposals you chose cannot be shown.</Alert>
      ) : null}
      <AtAGlance proposals={proposals} />
      <Columns count={proposals.length}>
        {proposals.map((proposal) => (
          <ComparedProposal key={proposal._id} proposal={proposal} project={project.data as ProjectDetailView} />
        ))}
      </Columns>
      <LinkButton to={back.to} className="self-start">
        Back to All Proposals
      </LinkButton>
    </Page>
  )
}

const columns: Readonly<Record<number, string>> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' }

function Columns({ count, children }: { count: number; children: ReactNode }) {
  return (
    <ul aria-label="Proposals" className={cx('grid gap-4 lg:gap-y-0', columns[count])}>
      {children}
    </ul>
  )
}

function AtAGlance({ proposals }: { proposals: readonly ProposalView[] }) {
  if (proposals.length < 2) return null
  return (
    <table className="w-full text-sm lg:hidden">
      <caption className="sr-only">Price and days at a glance</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-muted">
          <th className="py-2 pr-3 font-normal">Freelancer</th>
          <th className="py-2 pr-3 text-right font-normal">Price</th>
          <th className="py-2 text-right font-normal">Delivery</th>
        </tr>
      </thead>
      <tbody>
        {proposals.map(({ _id, freelancerId, bidAmount, deliveryTime }) => (
          <tr key={_id} className="border-b border-line">
            <th scope="row" className="py-2 pr-3 text-left font-medium wrap-anywhere">
              <a href={`#${_id}`} className="text-link">
                {freelancerId.name}
              </a>
            </th>
            <td className="py-2 pr-3 text-right font-medium tabular-nums">{formatUsd(bidAmount)}</td>
            <td className="py-2 text-right whitespace-nowrap">
              {deliveryTime ? daysText(deliveryTime) : 'Not stated'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
