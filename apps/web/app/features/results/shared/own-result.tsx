import {
  countedQuestionsMinimum,
  type OwnResultView,
  passingPercentage,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, explanationOf } from '../../../api-errors.ts'
import { formatMoment } from '../../../dates.ts'
import { useFocusMainOnChange } from '../../../hooks/use-focus-main-on-change.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { AnchorButton, LinkButton } from '../../../ui/link-button.tsx'
import { Page, Section } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AnswerReview, answersId } from '../answer-review.tsx'
import { useShowResult } from '../api.ts'
import { ConceptBars } from '../concept-bars.tsx'
import { RegradeNote } from '../regrade-note.tsx'
import { kindLabel } from '../result-labels.tsx'
import { ResultSaved } from '../result-saved.tsx'
import { ScoreCard } from '../score-card.tsx'
import { ownResultQuery } from './api.ts'
import { AssessmentLoadError } from './assessment-load-error.tsx'
import { AssessmentSkeleton } from './assessment-skeleton.tsx'
import { returnPathFrom } from './return-state.ts'

const SinceLastTime = lazyPart(async () => ({ default: (await import('../since-last-time.tsx')).SinceLastTime }))

export interface OwnResultProps {
  resultId: string
  notice?: (review: OwnResultView['review']) => ReactNode
}

export function OwnResult({ resultId, notice }: OwnResultProps) {
  const { data: result, error, isFetching, refetch } = useQuery(ownResultQuery(resultId))
  const [isConfirming, setIsConfirming] = useState(false)
  useFocusMainOnChange(isConfirming)

  if (result && isConfirming) return <ResultSaved result={result} onReview={() => setIsConfirming(false)} />
  if (result) return <Result result={result} notice={notice} onSaved={() => setIsConfirming(true)} />
  if (!error) return <AssessmentSkeleton />
  return (
    <AssessmentLoadError
      title="The result could not be loaded."
      error={error}
      isGone={error instanceof ApiError && error.status === 404}
      isFetching={isFetching}
      onRetry={refetch}
    />
  )
}

interface ResultProps extends Pick<OwnResultProps, 'notice'> {
  result: OwnResultView
  onSaved: () => void
}

function Result({ result, notice, onSaved }: ResultProps) {
  const { skill, difficulty, percentage, status, concepts, review, retakeAt, onProfile } = result
  const isMissed = percentage < passingPercentage
  const show = useShowResult(result._id)
  const backTo = returnPathFrom(useLocation().state)

  return (
    <Page title={`Your result in ${skill}`} eyebrow="Skill assessment">
      <title>{`${percentage}% in ${skill} · Guildhall`}</title>
      {notice?.(review)}
      <RegradeNote result={result} />
      <ScoreCard result={result}>
        {isMissed ? <LearnWhatYouMissed result={result} /> : null}
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
            variant={isMissed ? 'secondary' : 'primary'}
            aria-describedby="what-others-see"
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
        {onProfile ? null : (
          <p id="what-others-see" className="w-full text-sm text-muted">
            Others will see: {skill}, {percentage}%, {status}, {kindLabel(result).toLowerCase()}
          </p>
        )}
        {show.error ? (
          <Alert
            className="w-full"
            title={onProfile ? 'It could not be taken off.' : 'Failed to save assessment to profile.'}
          >
            {explanationOf(show.error, 'Please try again.')}
          </Alert>
        ) : null}
      </ScoreCard>
      {result.practiced.length > 0 || result.before ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SinceLastTime result={result} />
        </Suspense>
      ) : null}
      <p className="max-w-prose text-sm text-muted">
        {worthOf(result)}{' '}
        {Date.parse(retakeAt) > Date.now()
          ? `You can take ${skill} (${difficulty}) with ${either.format(verifiedCounts)} questions again from ${formatMoment(retakeAt)} on. Another difficulty is open now.`
          : `You can take ${skill} (${difficulty}) again now.`}
      </p>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <Section title="By concept" className="lg:order-last">
          <ConceptBars concepts={concepts} />
        </Section>
        <AnswerReview resultId={result._id} review={review} />
      </div>
    </Page>
  )
}

/** The lesson on the concept with the largest share of wrong answers, or else the answers below. */
function LearnWhatYouMissed({ result: { concepts, practiced } }: { result: OwnResultView }) {
  const text = 'Learn what you missed'
  // Who has practiced it is offered to try again, below.
  const variant = practiced.length > 0 ? 'secondary' : 'primary'
  const [weakest] = concepts
    .filter(({ lesson, correct, total }) => lesson && correct < total)
    .sort((one, other) => one.correct / one.total - other.correct / other.total)
  if (!weakest?.lesson) {
    return (
      <AnchorButton variant={variant} href={`#${answersId}`}>
        {text}
      </AnchorButton>
    )
  }
  const { courseId, lessonId, stepId } = weakest.lesson
  return (
    <LinkButton variant={variant} to={paths.libraryLesson(courseId, lessonId, stepId)}>
      {text}
    </LinkButton>
  )
}

function worthOf({ kind, source, percentage, skill, difficulty, totalQuestions }: OwnResultView): string {
  if (kind === 'unverified') {
    return `${totalQuestions} questions are too few to prove a skill; ${either.format(verifiedCounts)} are enough.`
  }
  if (kind === 'graded') {
    const why =
      source === 'bank' ? 'its questions are public' : `fewer than ${countedQuestionsMinimum} of its questions count`
    return `It proves no skill and has no credential, as ${why}.`
  }
  return percentage >= passingPercentage
    ? `This proves ${skill} on ${difficulty} questions.`
    : `${passingPercentage}% or more proves the skill.`
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const verifiedCounts = verifiedQuestionCounts.map(String)
