import { type OwnResultView, passingPercentage, verifiedQuestionCounts } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { discardDraft, readDraft } from '../../drafts.ts'
import { ApiError, NetworkError, sentenceFor } from '../../http.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { lateAnswers, placeFromDraft } from './answer-keeper.ts'
import { AnswerReview } from './answer-review.tsx'
import { ownResultQuery, useShowResult } from './api.ts'
import { ConceptBars } from './concept-bars.tsx'
import { SavedStage } from './saved-stage.tsx'
import { ScoreCard } from './score-card.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import { StageTrouble } from './stage-trouble.tsx'
import { saveTrouble } from './troubles.ts'
import { attemptDraftKey } from './use-answers.ts'
import { useStageFocus } from './use-stage-focus.ts'
import { wayBackIn } from './way-back.ts'

export interface ResultStageProps {
  resultId: string
  userId: string
  /** The attempt, for whoever comes from it, and whether its time ran out. */
  attempt?: { id: string; ranOut: boolean }
}

/** A result of one's own; once saved, the confirmation takes its place. */
export function ResultStage({ resultId, userId, attempt }: ResultStageProps) {
  const { data: result, error, isFetching, refetch } = useQuery(ownResultQuery(resultId))
  const [isConfirming, setIsConfirming] = useState(false)
  useStageFocus(isConfirming)

  if (result && isConfirming) return <SavedStage result={result} onReview={() => setIsConfirming(false)} />
  if (result) {
    return <Result result={result} userId={userId} attempt={attempt} onSaved={() => setIsConfirming(true)} />
  }
  if (!error) return <StageSkeleton />
  return (
    <StageTrouble
      title="The result could not be loaded."
      error={error}
      isGone={error instanceof ApiError && error.status === 404}
      isFetching={isFetching}
      onRetry={refetch}
    />
  )
}

interface ResultProps extends Omit<ResultStageProps, 'resultId'> {
  result: OwnResultView
  onSaved: () => void
}

function Result({ result, userId, attempt, onSaved }: ResultProps) {
  const { skill, difficulty, percentage, concepts, review, retakeAt, onProfile } = result
  const show = useShowResult(result._id)
  const backTo = wayBackIn(useLocation().state)
  const late = useLateAnswers(userId, attempt?.id, review)

  return (
    <Page title={`Your result in ${skill}`} eyebrow="Skill assessment">
      <title>{`${percentage}% in ${skill} · Guildhall`}</title>
      {attempt?.ranOut ? (
        <Alert tone="amber" title="The time is over">
          The assessment was graded with the answers given until then; questions left open count as wrong.
        </Alert>
      ) : null}
      {late > 0 ? (
        <Alert tone="amber" title={late === 1 ? 'One answer came too late' : `${late} answers came too late`}>
          {late === 1 ? 'It' : 'They'} reached Guildhall after the assessment had ended, so the grade leaves{' '}
          {late === 1 ? 'it' : 'them'} out.
        </Alert>
      ) : null}
      <ScoreCard result={result}>
        {onProfile ? (
          <p className="w-full text-sm">
            This result is on your profile.{' '}
            <button
              type="button"
              className="text-link min-h-6 pointer-coarse:min-h-11"
              onClick={() => show.isPending || show.mutate(false)}
            >
              Take it off
            </button>
          </p>
        ) : (
          <Button
            variant="primary"
            pending={show.isPending}
            pendingLabel="Saving..."
            onClick={() => show.mutate(true, { onSuccess: onSaved })}
          >
            Save to Profile
          </Button>
        )}
        {backTo ? <LinkButton to={backTo}>Back to the Project</LinkButton> : null}
        <LinkButton to={paths.modules}>Take Another Assessment</LinkButton>
        <LinkButton variant="quiet" to={paths.ownProfile}>
          View Profile
        </LinkButton>
        {show.error ? (
          <Alert className="w-full" title={onProfile ? 'It could not be taken off.' : saveTrouble}>
            {show.error instanceof NetworkError ? show.error.message : sentenceFor(show.error, 'Please try again.')}
          </Alert>
        ) : null}
      </ScoreCard>
      <p className="max-w-prose text-sm text-muted">
        {worthOf(result)}{' '}
        {Date.parse(retakeAt) > Date.now()
          ? `You can take ${skill} (${difficulty}) for a verified result again from ${formatMoment(retakeAt)} on. Another difficulty is open now.`
          : `You can take ${skill} (${difficulty}) again now.`}
      </p>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <Section title="By concept" className="lg:order-last">
          <ConceptBars concepts={concepts} />
        </Section>
        <AnswerReview review={review} />
      </div>
    </Page>
  )
}

function worthOf({ kind, percentage, skill, difficulty, totalQuestions }: OwnResultView): string {
  if (kind === 'unverified') {
    return `This result is unverified: ${totalQuestions} questions are too few to prove a skill. ${either.format(verifiedCounts)} questions with ${passingPercentage}% or more do.`
  }
  return percentage >= passingPercentage
    ? `This proves ${skill} on ${difficulty} questions: ${passingPercentage}% or more does.`
    : `With ${passingPercentage}% or more, a verified result proves the skill at its difficulty.`
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const verifiedCounts = verifiedQuestionCounts.map(String)

/** How many of the answers this tab still held came too late. What it held is let go. */
function useLateAnswers(userId: string, attemptId: string | undefined, review: OwnResultView['review']): number {
  const key = attemptId ? attemptDraftKey(userId, attemptId) : undefined
  const [late] = useState(() => (key ? lateAnswers(placeFromDraft(readDraft(key)).pending, review) : 0))
  useEffect(() => {
    if (key) discardDraft(key)
  }, [key])
  return late
}
