import type { AdminDecisionView, AppealView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { PagedList } from '../../paged-list.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { appealsQuery } from './api.ts'
import { caseTitle } from './case-words.ts'
import { decisionAppealsQuery } from './cases-api.ts'
import { DatedText } from './dated-texts.tsx'
import { DecisionPart } from './decision-part.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

export default function AppealsScreen() {
  const suspensions = useInfiniteQuery(appealsQuery())
  const decisions = useInfiniteQuery(decisionAppealsQuery())
  return (
    <AdminPage section="appeals" lead="Appeals that wait for an answer, the oldest first.">
      <Section title="Against suspensions">
        <PagedList
          list={suspensions}
          nouns={['appeal', 'appeals']}
          empty={<p className="text-sm text-muted">No open appeals. All of them have been answered.</p>}
        >
          {(appeal) => <Appeal key={appeal._id} appeal={appeal} />}
        </PagedList>
      </Section>
      {/* Once the list above has its height. */}
      {suspensions.isPending ? null : (
        <Section title="Against warnings and hidden content">
          <PagedList
            list={decisions}
            nouns={['appeal against a decision', 'appeals against decisions']}
            empty={<p className="text-sm text-muted">No open appeals. All of them have been answered.</p>}
          >
            {(decision) => <DecisionAppeal key={decision._id} decision={decision} />}
          </PagedList>
        </Section>
      )}
    </AdminPage>
  )
}

function DecisionAppeal({ decision }: { decision: AdminDecisionView }) {
  return (
    <li className="flex flex-col gap-2">
      <h3 dir="auto" className="wrap-anywhere">
        <Link to={adminPaths.report(decision.caseId)} className="hover:text-rose">
          <bdi>{decision.person.name}</bdi>, {caseTitle(decision.target)}
        </Link>
      </h3>
      <DecisionPart decision={decision} />
    </li>
  )
}

function Appeal({ appeal: { _id, person, suspendedBy, ...appeal } }: { appeal: AppealView }) {
  const [isAnswering, setIsAnswering] = useState(false)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <h3 dir="auto" className="text-lg wrap-anywhere">
        <Link to={adminPaths.person(person._id)} className="hover:text-rose">
          {person.name}
        </Link>
      </h3>
      <DatedText title={`Suspended by ${suspendedBy.name}`} at={appeal.suspendedAt}>
        {appeal.reason}
      </DatedText>
      <DatedText title="Their appeal" at={appeal.appealedAt}>
        {appeal.appeal}
      </DatedText>
      {appeal.mayAnswer ? (
        <Button variant="primary" className="self-start" onClick={() => setIsAnswering(true)}>
          Answer Appeal
        </Button>
      ) : (
        <p className="text-sm text-muted">You suspended them, so another operator answers the appeal.</p>
      )}
      {isAnswering ? <AnswerDialog suspensionId={_id} onClose={() => setIsAnswering(false)} /> : null}
    </Card>
  )
}
