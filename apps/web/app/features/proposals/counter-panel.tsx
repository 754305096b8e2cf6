import { type CounterView, formatUsd, type ProposalView } from '@guildhall/contract'
import { Suspense, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { usePartWhenIdle } from '../../load-part.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { holdFocus } from '../../ui/hold-focus.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { notify } from '../../ui/notify.ts'
import { SkeletonForm } from '../../ui/skeleton.tsx'
import { MilestoneList } from '../contracts/shared/milestone-list.tsx'
import { useAnswerCounter } from './change-api.ts'
import { counterTerms, counterTitle } from './counter-words.ts'

const loadForm = () => import('./counter-form.tsx').then((part) => ({ default: part.CounterForm }))
const CounterForm = lazyPart(loadForm)

export interface CounterPanelProps {
  proposal: ProposalView
  viewer: 'client' | 'freelancer'
  onOffering?: (isOffering: boolean) => void
}

export function CounterPanel({ proposal, viewer, onOffering }: CounterPanelProps) {
  const [isOffering, setIsOffering] = useState(false)
  function offer(isBegun: boolean) {
    setIsOffering(isBegun)
    onOffering?.(isBegun)
  }
  const can = new Set(proposal.allowedMoves)
  usePartWhenIdle(loadForm)
  const { counters } = proposal
  if (counters.length === 0 && !can.has('counter')) return null

  const names = { client: proposal.projectId.createdBy.name, freelancer: proposal.freelancerId.name }
  const otherName = names[viewer === 'client' ? 'freelancer' : 'client']
  const open = counters.find(({ status }) => status === 'open')
  const isAsked = open !== undefined && open.by !== viewer && can.has('decline_counter')
  const canOffer = can.has('counter') && !isOffering
  const offerButton = (
    <Button size="sm" className="self-start" onClick={() => offer(true)}>
      {viewer === 'client' ? 'Make a Counter-Offer' : 'Answer with Your Own Terms'}
    </Button>
  )

  return (
    <section
      ref={holdFocus}
      tabIndex={-1}
      aria-label="Counter-offers"
      className="flex flex-col gap-4 rounded-md outline-none"
    >
      {counters.map((counter) => (
        <Counter key={counter._id} counter={counter} viewer={viewer} otherName={otherName}>
          {counter === open && isAsked ? (
            <Answers
              proposalId={proposal._id}
              counter={counter}
              otherName={otherName}
              canAccept={can.has('accept_counter')}
            >
              {canOffer ? offerButton : null}
            </Answers>
          ) : null}
        </Counter>
      ))}
      {can.has('counter') && isOffering ? (
        <Suspense fallback={<SkeletonForm />}>
          <CounterForm
            proposal={proposal}
            viewer={viewer}
            first={open ?? proposal}
            otherName={otherName}
            onClose={() => offer(false)}
          />
        </Suspense>
      ) : null}
      {canOffer && !isAsked ? offerButton : null}
    </section>
  )
}

function Counter({
  counter,
  viewer,
  otherName,
  children,
}: {
  counter: CounterView
  viewer: 'client' | 'freelancer'
  otherName: string
  children: React.ReactNode
}) {
  const isOpen = counter.status === 'open'
  return (
    <div
      className={cx(
        'flex max-w-2xl flex-col gap-3 rounded-md border p-4 text-sm',
        isOpen ? 'border-amber/40 bg-amber-wash' : 'border-line bg-sunken',
      )}
    >
      <div>
        <p className="font-semibold">{counterTitle(counter, { viewer, otherName })}</p>
        <p className="mt-0.5 text-muted">{formatMoment(counter.createdAt)}</p>
      </div>
      <p className="text-base font-medium">{counterTerms(counter)}</p>
      {counter.milestones.length > 0 ? <MilestoneList milestones={counter.milestones} /> : null}
      {counter.message ? (
        <p dir="auto" className="break-words whitespace-pre-line">
          {counter.message}
        </p>
      ) : null}
      {children}
    </div>
  )
}

interface AnswersProps {
  proposalId: string
  counter: CounterView
  otherName: string
  /** While the project is hidden, it can only be declined. */
  canAccept: boolean
  /** Another answer, last. */
  children: React.ReactNode
}

function Answers({ proposalId, counter, otherName, canAccept, children }: AnswersProps) {
  const request = useAnswerCounter(proposalId)
  const given = request.isPending ? request.variables.answer : undefined
  const send = useSingleFlight(async (answer: 'accept' | 'decline') => {
    try {
      await request.mutateAsync({ counterId: counter._id, answer })
      if (answer === 'decline') notify.info('Counter-offer declined.', 'The proposal stays as it is.')
      else notify.success(`The proposal is now ${formatUsd(counter.bidAmount)}.`, `${otherName} can see that.`)
    } catch (error) {
      notify.error(sentenceFor(error, 'Your answer could not be sent. Please try again.'))
    }
  })
  return (
    <div className="flex flex-wrap gap-3">
      {canAccept ? (
        <Button size="sm" variant="primary" pending={given === 'accept'} onClick={() => send('accept')}>
          Accept These Terms
        </Button>
      ) : null}
      <Button size="sm" pending={given === 'decline'} onClick={() => send('decline')}>
        Decline
      </Button>
      {children}
    </div>
  )
}
