import { Suspense, useLayoutEffect, useState } from 'react'
import { lazyPart, onlyChildren } from '../../../ui/lazy-part.tsx'
import { isKnownUnconfirmed } from './session-store.ts'

const ConfirmAddress = lazyPart(
  async () => ({ default: (await import('../confirm-address.tsx')).ConfirmAddress }),
  onlyChildren,
)

export interface ConfirmAddressNoticeProps {
  /** Undefined while nobody is known to be signed in. */
  user: { id: string; email: string } | undefined
  pathname: string
}

/** Comes and goes with a new screen only, by an attribute of the document: in between it would move what is being read. */
export function ConfirmAddressNotice({ user, pathname }: ConfirmAddressNoticeProps) {
  const [shownOn, setShownOn] = useState('')
  useLayoutEffect(() => {
    if (!user?.id) return
    const isWanted = isKnownUnconfirmed()
    document.documentElement.toggleAttribute('data-unconfirmed', isWanted)
    setShownOn(isWanted ? pathname : '')
  }, [user?.id, pathname])

  const text = (
    <p>
      Confirm your address
      {user ? (
        <span className="max-sm:sr-only">
          {' '}
          with the link we mailed to <strong className="font-medium">{user.email}</strong>
        </span>
      ) : null}
    </p>
  )
  return (
    <section aria-label="Confirm your address" className="notice">
      <div className="frame flex h-full items-center gap-x-4">
        <Suspense fallback={text}>
          {user && shownOn ? <ConfirmAddress userId={user.id}>{text}</ConfirmAddress> : text}
        </Suspense>
      </div>
    </section>
  )
}
