import { type AdminCaseDetailView, harms } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { AttachmentList } from '../../attachment-list.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { useDecision } from './api.ts'
import { CaseReports, MessageContext, ReviewContext, Snapshots } from './case-evidence.tsx'
import { CasePerson } from './case-person.tsx'
import { caseTitle, publicPath } from './case-words.ts'
import { casePath, caseQuery, releaseCase, takeCase } from './cases-api.ts'
import { DatedText } from './dated-texts.tsx'
import { type DecisionAct, DecisionDialog } from './decision-dialog.tsx'
import { DecisionPart } from './decision-part.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LoadAlert } from './shared/load-alert.tsx'

const back = { to: adminPaths.reports, label: 'Back to Reports' }

export default function ReportScreen() {
  const { reportId = '' } = useParams()
  const query = useQuery(caseQuery(reportId))
  if (query.data) return <Case key={reportId} found={query.data} />
  return (
    <AdminPage title="Report" back={back}>
      {query.isPending ? (
        <SkeletonCards label="Loading..." />
      ) : (
        <LoadAlert title="The report could not be loaded" query={query} />
      )}
    </AdminPage>
  )
}

function Case({ found }: { found: AdminCaseDetailView }) {
  const { target, closedAt, outcome, outcomeHarm, outcomeReason, flagFacts, decision } = found
  const path = publicPath(found)
  const [asked, setAsked] = useState<DecisionAct>()
  return (
    <AdminPage
      title={caseTitle(target)}
      back={back}
      lead={<OutcomeBadge report={found} />}
      actions={
        <>
          {path ? <AnchorButton href={path}>As It Is Now</AnchorButton> : null}
          <Acts found={found} />
        </>
      }
    >
      {found.taken && !found.taken.isYours ? (
        <Alert tone="neutral" title={`${found.taken.by.name} is working on this case`}>
          You can take it over if they do not decide in time.
        </Alert>
      ) : null}
      {closedAt ? (
        <Card className="flex flex-col gap-4">
          {outcomeReason === null ? (
            <p className="text-sm text-muted">This case was closed on the machine.</p>
          ) : (
            <>
              <DatedText title="What was decided" at={closedAt}>
                {outcomeReason}
              </DatedText>
              {outcomeHarm && outcome !== 'no_action' ? (
                <p className="text-sm text-muted">The rule: {harms[outcomeHarm].rule}</p>
              ) : null}
            </>
          )}
        </Card>
      ) : null}
      {decision ? <DecisionPart decision={decision} onAsk={setAsked} /> : null}
      {decision && asked ? (
        <DecisionDialog decisionId={decision._id} act={asked} onClose={() => setAsked(undefined)} />
      ) : null}
      {flagFacts.length > 0 ? (
        <Section title="Why a rule flagged this person">
          <ul className="list-disc space-y-2 pl-5 text-sm">
            {flagFacts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p className="text-sm text-muted">Nothing follows from it until an operator decides.</p>
        </Section>
      ) : null}
      <Snapshots snapshots={found.snapshots} />
      {found.attachments.length > 0 ? (
        <Section title="The files of the brief, as they are now">
          <AttachmentList path={casePath(found._id)} files={found.attachments} />
        </Section>
      ) : null}
      <MessageContext context={found.context} />
      <ReviewContext reviews={found.reviews} />
      <CaseReports found={found} />
      <CasePerson found={found} />
    </AdminPage>
  )
}

function Acts({ found }: { found: AdminCaseDetailView }) {
  const [isResolving, setIsResolving] = useState(false)
  const take = useDecision(takeCase)
  const release = useDecision(releaseCase)

  async function attempt(act: typeof take) {
    try {
      await act.mutateAsync([found._id])
    } catch (problem) {
      notify.error('That did not work', sentenceFor(problem, '') || undefined)
    }
  }

  return (
    <>
      {found.outcomes.length > 0 ? (
        <>
          {found.taken?.isYours ? (
            <Button onClick={() => attempt(release)} pending={release.isPending}>
              Give Back
            </Button>
          ) : (
            <Button onClick={() => attempt(take)} pending={take.isPending}>
              Take Case
            </Button>
          )}
          <Button variant="primary" onClick={() => setIsResolving(true)}>
            Decide
          </Button>
        </>
      ) : null}
      {/* It keeps what was typed if another operator takes or decides the case meanwhile. */}
      {isResolving ? <ResolveDialog found={found} onClose={() => setIsResolving(false)} /> : null}
    </>
  )
}
