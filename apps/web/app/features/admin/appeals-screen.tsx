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
import { type DecisionAct, DecisionDialog } from './decision-dialog.tsx'
import { DecisionPart } from './decision-part.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

export default function AppealsScreen() {
  const suspensions = useInfiniteQuery(appealsQuery())
  const decisions = useInfiniteQuery(decisionAppealsQuery())
  const [answered, setAnswered] = useState<string>()
  const [asked, setAsked] = useState<{ decisionId: string; act: DecisionAct }>()
  return (
    <AdminPage section="appeals" lead="Appeals that wait for an answer, the oldest first.">
      <Section title="Against suspensions">
        <PagedList
          list={suspensions}
          nouns={['appeal', 'appeals']}
          empty={<p className="text-sm text-muted">No open appeals. All of them have been answered.</p>}
        >
          {(appeal) => <Appeal key={appeal._id} appeal={appeal} onAnswer={() => setAnswered(appeal._id)} />}
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
            {(decision) => (
              <DecisionAppeal
                key={decision._id}
                decision={decision}
                onAsk={(act) => setAsked({ decisionId: decision._id, act })}
              />
            )}
          </PagedList>
        </Section>
      )}
      {/* Beside the lists: an appeal that another operator answers meanwhile leaves them, and what was typed stays. */}
      {answered ? <AnswerDialog suspensionId={answered} onClose={() => setAnswered(undefined)} /> : null}
      {asked ? <DecisionDialog {...asked} onClose={() => setAsked(undefined)} /> : null}
    </AdminPage>
  )
}

function DecisionAppeal({ decision, onAsk }: { decision: AdminDecisionView; onAsk: (act: DecisionAct) => void }) {
  return (
    <li className="flex flex-col gap-2">
      <h3 dir="auto" className="wrap-anywhere">
        <Link to={adminPaths.report(decision.caseId)} className="hover:text-rose">
          <bdi>{decision.person.name}</bdi>, {caseTitle(decision.target)}
        </Link>
      </h3>
      <DecisionPart decision={decision} onAsk={onAsk} />
    </li>
  )
}

function Appeal({
  appeal: { person, suspendedBy, ...appeal },
  onAnswer,
}: {
  appeal: AppealView
  onAnswer: () => void
}) {
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
        <Button variant="primary" className="self-start" onClick={onAnswer}>
          Answer Appeal
        </Button>
      ) : (
        <p className="text-sm text-muted">You suspended them, so another operator answers the appeal.</p>
      )}
    </Card>
  )
}
