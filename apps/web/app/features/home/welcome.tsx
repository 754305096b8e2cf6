import type { Purpose, Side, WelcomeView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Check } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { explanationOf } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { readSignInDestination } from '../accounts/shared/sign-in-destination.ts'
import { homeOf } from '../navigation/shared/workspace.ts'
import { PurposeForm } from './purpose-form.tsx'
import { onlySide, purposesOfDestination, stepWords } from './purpose-words.ts'
import { useDismissFirstSteps, welcomeQuery } from './shared/api.ts'
import { NeedsLoading } from './shared/needs-loading.tsx'

export default function Welcome({ userId, side }: { userId: string; side: Side }) {
  const { data, isError } = useQuery(welcomeQuery(userId, side))
  if (!data) return isError ? null : <NeedsLoading />
  if (data.asks) return <Question userId={userId} side={side} />
  if (data.steps.every(({ done }) => done)) return null
  return <FirstSteps userId={userId} side={side} steps={data.steps} />
}

/** What was pressed is about to disappear. */
const focusNeeds = () => document.getElementById('needs')?.focus()

function Question({ userId, side }: { userId: string; side: Side }) {
  const navigate = useNavigate()

  function showFirstSteps(purposes: readonly Purpose[]) {
    const only = onlySide(purposes)
    if (only && only !== side) void navigate(homeOf[only])
    else focusNeeds()
  }

  return (
    <Card as="section" aria-labelledby="purposes" className="flex flex-col gap-4">
      <h2 id="purposes" className="text-lg">
        What did you come for?
      </h2>
      <PurposeForm
        userId={userId}
        side={side}
        chosen={purposesOfDestination(readSignInDestination())}
        labelledBy="purposes"
        saveLabel="Save and show my first steps"
        canSkip
        onSaved={showFirstSteps}
      />
    </Card>
  )
}

function FirstSteps({ userId, side, steps }: { userId: string; side: Side; steps: WelcomeView['steps'] }) {
  const { mutate, isPending, error } = useDismissFirstSteps(userId, side, focusNeeds)
  const next = steps.find(({ done }) => !done)
  return (
    <Card as="section" aria-labelledby="first-steps" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="first-steps" className="text-lg">
          First steps
        </h2>
        <span className="flex items-center gap-4 text-sm text-muted tabular-nums">
          {steps.filter(({ done }) => done).length} of {steps.length}
          <Button size="sm" variant="quiet" pending={isPending} onClick={() => mutate({ dismissed: true })}>
            Hide
          </Button>
        </span>
      </div>
      <ol className="flex flex-col gap-x-6 gap-y-1 text-sm sm:flex-row sm:flex-wrap">
        {steps.map(({ step, done }) => (
          <li key={step}>
            {done ? (
              <span className="inline-flex min-h-8 items-center gap-2 text-muted">
                <Check aria-hidden="true" className="size-4 text-green" />
                {stepWords[step].label}
                <VisuallyHidden> (done)</VisuallyHidden>
              </span>
            ) : (
              <Link
                to={stepWords[step].to}
                className={cx(
                  'text-link inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11',
                  step === next?.step && 'font-semibold',
                )}
              >
                <ArrowRight aria-hidden="true" className="size-4" />
                {stepWords[step].label}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {error ? <Alert>{explanationOf(error, 'The list could not be hidden. Please try again.')}</Alert> : null}
    </Card>
  )
}
