import { type DeletionView, formatUsd } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
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
        <p className="text-sm text-muted">This is immediate and permanent.</p>
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
      <div className="flex flex-col gap-4 text-sm">
        <Disclosure summary="What is deleted">
          <Items items={removed} />
        </Disclosure>
        <Disclosure summary="What stays, and why">
          <p>Your name becomes “Former member” in it, except on receipts.</p>
          <dl className="mt-4 flex flex-col gap-4">
            {byReason(kept).map(([why, items]) => (
              <div key={why} className="flex flex-col gap-2">
                <dt className="font-medium">{why}</dt>
                <dd>
                  <Items items={items} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
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

const byReason = (kept: DeletionView['kept']) =>
  [...Map.groupBy(kept, ({ why }) => why)].map(([why, items]) => [why, items.map(({ what }) => what)] as const)

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
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
