import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { signInPath, withReturnPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { useSaveUnit } from './api.ts'
import { rememberToSave, takeUnitToSave } from './save-intent.ts'
import { useSavedUnits } from './use-saved-units.ts'

const savedSentence = 'Learning units saved successfully!'
const failedSentence = 'The learning unit could not be saved. Please try again.'

/** Signing in first returns here, and the unit is saved then. */
export function SaveUnitButton({ unitId }: { unitId: string }) {
  const { status, user } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const saved = useSavedUnits()
  const save = useSaveUnit(user?.id ?? '')
  const isSaved = saved.includes(unitId)

  const { mutate } = save
  const userId = user?.id
  useEffect(() => {
    const remembered = userId ? takeUnitToSave() : null
    if (remembered) mutate({ unitId: remembered, saved: true }, { onSuccess: notifySaved, onError: notifyFailed })
  }, [userId, mutate])

  function press() {
    if (status !== 'signedIn') return setIsAsking(true)
    save.mutate(
      { unitId, saved: !isSaved },
      {
        onSuccess: isSaved ? () => notify.info('The learning unit is no longer saved.') : notifySaved,
        onError: notifyFailed,
      },
    )
  }

  return (
    <>
      <Button size="sm" aria-pressed={isSaved} pending={save.isPending} onClick={press}>
        {isSaved ? <BookmarkCheck aria-hidden="true" className="text-green" /> : <Bookmark aria-hidden="true" />}
        {isSaved ? 'Saved' : 'Save'}
      </Button>
      <SignInToSave open={isAsking} onOpenChange={setIsAsking} unitId={unitId} />
    </>
  )
}

const notifySaved = () => notify.success(savedSentence)
const notifyFailed = (error: unknown) => notify.error(sentenceFor(error, failedSentence))

interface SignInToSaveProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  unitId: string
}

function SignInToSave({ open, onOpenChange, unitId }: SignInToSaveProps) {
  const { pathname } = useLocation()
  // The unit selected by default is not in the address.
  const here =
    pathname === paths.learning
      ? { pathname, search: `?${new URLSearchParams({ unit: unitId })}` }
      : { pathname, search: '' }
  const remember = () => rememberToSave(unitId)

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign in to save it"
      description="Saved learning units stay on your account. You come back here, and this one is saved then."
      footer={
        <>
          <LinkButton to={withReturnPath(paths.signup, here.pathname + here.search)} onClick={remember}>
            Create an account
          </LinkButton>
          <LinkButton variant="primary" to={signInPath(here)} onClick={remember}>
            Sign In
          </LinkButton>
        </>
      }
    />
  )
}
