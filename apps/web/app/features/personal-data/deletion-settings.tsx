import { type DeletionView, formatUsd } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { usePartWhenIdle } from '../../load-part.ts'
import { Loaded } from '../../loaded.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Section } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { deletionQuery } from './api.ts'

const loadForm = () => import('./delete-account-form.tsx').then((part) => ({ default: part.DeleteAccountForm }))
const DeleteAccountForm = lazyPart(loadForm)

export function DeletionSettings({ isSuspended }: { isSuspended: boolean }) {
  const query = useQuery(deletionQuery)
  return (
    <Card edge="danger">
      <Section title="Delete your account">
        <p className="text-sm text-muted">This is immediate and permanent. You may want a copy of your data first.</p>
        <Loaded query={query} what="What a deletion would do">
          {(deletion) => <Deletion {...deletion} isSuspended={isSuspended} />}
        </Loaded>
      </Section>
    </Card>
  )
}

function Deletion({
  openWork,
  moneyWaiting,
  secondProof,
  removed,
  kept,
  isSuspended,
}: DeletionView & { isSuspended: boolean }) {
  const { user } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const ask = useRef<HTMLButtonElement>(null)
  usePartWhenIdle(loadForm)

  function close() {
    setIsAsking(false)
    // After the button is back.
    requestAnimationFrame(() => ask.current?.focus())
  }

  return (
    <>
      {openWork.length > 0 ? <OpenWork work={openWork} isSuspended={isSuspended} /> : null}
      {moneyWaiting > 0 ? (
        <Alert tone="amber" title={`Withdraw your ${formatUsd(moneyWaiting)} first`}>
          Your account can be deleted once the money has reached you.{' '}
          {isSuspended ? null : (
            <Link to={paths.earnings} className="text-link">
              Your earnings
            </Link>
          )}
        </Alert>
      ) : null}
      <div className={isSuspended ? 'flex flex-col gap-4 text-sm' : 'grid gap-6 text-sm sm:grid-cols-2'}>
        <Sentences title="What is deleted" isFolded={isSuspended}>
          {removed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Sentences>
        <Sentences title="What stays, and why" isFolded={isSuspended}>
          {kept.map(({ what, why }) => (
            <li key={what}>
              {what} <span className="block text-muted">{why}</span>
            </li>
          ))}
        </Sentences>
      </div>
      {openWork.length > 0 || moneyWaiting > 0 ? null : isAsking ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <DeleteAccountForm userId={user?.id ?? ''} secondProof={secondProof} onCancel={close} />
        </Suspense>
      ) : (
        <Button ref={ask} variant="danger" className="self-start" onClick={() => setIsAsking(true)}>
          Delete my account
        </Button>
      )}
    </>
  )
}

/** `isFolded`: on a page about something else, where some twenty sentences would be a wall. */
function Sentences({ title, isFolded, children }: { title: string; isFolded: boolean; children: ReactNode }) {
  const list = <ul className="flex list-disc flex-col gap-2 pl-5">{children}</ul>
  if (isFolded) return <Disclosure summary={title}>{list}</Disclosure>
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{title}</h3>
      {list}
    </div>
  )
}

function OpenWork({ work, isSuspended }: { work: DeletionView['openWork']; isSuspended: boolean }) {
  return (
    <Alert tone="amber" title="Finish your open work first">
      <p>The other side counts on these projects. Your account can be deleted once they are completed.</p>
      <ul className="mt-2 flex flex-col gap-1">
        {work.map(({ projectId, title, role }) => (
          <li key={projectId}>
            {isSuspended ? (
              <bdi className="font-medium break-words">{title}</bdi>
            ) : (
              <Link
                to={paths.project(projectId)}
                dir="auto"
                className="text-link break-words pointer-coarse:inline-block pointer-coarse:py-3"
              >
                {title}
              </Link>
            )}
            {'\u00a0· '}
            <span className="text-muted">{role === 'client' ? 'You are the client.' : 'You are the freelancer.'}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
