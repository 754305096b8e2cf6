import type { ChallengedItemDetailView, ChallengedQuestionView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { ChallengedQuestion } from './challenged-question.tsx'
import { challengedItemQuery } from './challenges-api.ts'
import { CorrectionDialog } from './correction-dialog.tsx'
import { DatedText } from './dated-texts.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LoadAlert } from './shared/load-alert.tsx'

const back = { to: adminPaths.challenges, label: 'Back to Challenges' }

export default function ChallengedItemScreen() {
  const { itemId = '' } = useParams()
  const query = useQuery(challengedItemQuery(itemId))
  if (query.data) return <Item key={itemId} item={query.data} />
  return (
    <AdminPage title="Challenge" back={back}>
      {query.isPending ? (
        <SkeletonCards label="Loading..." />
      ) : (
        <LoadAlert title="The challenges could not be loaded" query={query} />
      )}
    </AdminPage>
  )
}

function Item({ item }: { item: ChallengedItemDetailView }) {
  const { itemId, isTemplate, skill, difficulty, attempts, questions, corrections, isDropped } = item
  const [asked, setAsked] = useState<ChallengedQuestionView>()
  return (
    <AdminPage
      title={`${skill} (${difficulty})`}
      back={back}
      lead={
        <>
          {isTemplate ? 'The template' : 'The question'} <span className="font-mono wrap-anywhere">{itemId}</span>,
          asked in {attempts === 1 ? 'one finished assessment' : `${attempts} finished assessments`}.
        </>
      }
    >
      {isDropped ? (
        <Alert tone="neutral" title={`This ${isTemplate ? 'template' : 'question'} is dropped`}>
          It counts in no assessment, and is asked in no new one.
        </Alert>
      ) : null}
      <Statistics statistics={item.statistics} />
      {questions.length === 0 ? <p className="text-muted">No open challenges</p> : null}
      {questions.map((question) => (
        <ChallengedQuestion key={question.questionId} question={question} onDecide={() => setAsked(question)} />
      ))}
      {corrections.length > 0 ? (
        <Section title="What was decided">
          {corrections.map(({ decision, questionId, answer, reason, decidedAt }) => (
            <Card key={`${decidedAt} ${questionId}`} className="flex flex-col gap-2">
              <DatedText
                title={isTemplate && questionId === null ? decidedOfTemplate[decision] : decided[decision]}
                at={decidedAt}
              >
                {reason}
              </DatedText>
              {answer === null ? null : <p className="text-sm wrap-anywhere text-muted">Right answer: {answer}</p>}
            </Card>
          ))}
        </Section>
      ) : null}
      {/* As it was: what was typed outlives a decision of another operator. */}
      {asked ? <CorrectionDialog item={item} question={asked} onClose={() => setAsked(undefined)} /> : null}
    </AdminPage>
  )
}

const decided = { kept: 'Kept', key_changed: 'Key changed', dropped: 'Dropped' } as const
const decidedOfTemplate = { ...decided, kept: 'Template kept', dropped: 'Template dropped' } as const

function Statistics({ statistics }: Pick<ChallengedItemDetailView, 'statistics'>) {
  if (!statistics) return <p className="text-sm text-muted">No statistics yet</p>
  const { answers, rightPercentage, discrimination, medianSeconds } = statistics
  const facts = [
    { term: 'Answers', value: String(answers) },
    { term: 'Right', value: `${rightPercentage}%` },
    { term: 'Discrimination', value: discrimination === null ? 'Unknown' : discrimination.toFixed(2) },
    { term: 'Usual time', value: medianSeconds === null ? 'Unknown' : `${medianSeconds} s` },
  ]
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-xs text-muted">{term}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
