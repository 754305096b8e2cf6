import type { RecoveryCodesView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { sentenceFor } from '../../../api-errors.ts'
import { formatDay } from '../../../dates.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { secondFactorQuery } from '../api.ts'
import { RecoveryCodes } from '../recovery-codes.tsx'

const Dialogs = lazyPart(() => import('../authenticator-dialogs.tsx'), FloatingPartMissing)
export type OpenDialog = 'set-up' | 'renew' | 'turn-off'

const fewCodes = 3

export function AuthenticatorSettings() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const { data, error } = useQuery({ ...secondFactorQuery(userId), enabled: userId !== '' })
  const [dialog, setDialog] = useState<OpenDialog>()
  const renew = useRef<HTMLButtonElement>(null)
  const [made, setMade] = useState<RecoveryCodesView & { endedSessions?: number }>()

  function saved() {
    setMade(undefined)
    renew.current?.focus()
  }

  return (
    <Card>
      <Section
        title="Two-factor sign-in"
        actions={data ? <Badge tone={data.isOn ? 'green' : 'neutral'}>{data.isOn ? 'On' : 'Off'}</Badge> : null}
      >
        <div className="flex flex-col gap-5">
          {error ? (
            <Alert>{sentenceFor(error, 'This could not be loaded. Reload the page to try again.')}</Alert>
          ) : null}
          {!data && !error ? <SkeletonText lines={2} /> : null}
          {data && !data.isOn ? (
            <>
              <p className="text-sm text-muted">
                With an authenticator app on your phone, a stolen password alone cannot sign in to your account.
              </p>
              <Button variant="primary" className="self-start" onClick={() => setDialog('set-up')}>
                Set up an authenticator app
              </Button>
            </>
          ) : null}
          {made?.endedSessions ? <Alert tone="green">{endedSentence(made.endedSessions)}</Alert> : null}
          {made ? <RecoveryCodes codes={made.recoveryCodes} email={user?.email ?? ''} onDone={saved} /> : null}
          {data?.isOn ? (
            <>
              <p className="text-sm text-muted">
                Signing in with your password asks for a code of your authenticator app
                {data.since ? ` since ${formatDay(data.since)}` : ''}. {leftSentence(data.recoveryCodesLeft)}
              </p>
              {data.recoveryCodesLeft < fewCodes && !made ? (
                <Alert tone="warning" isUrgent={false}>
                  Make new recovery codes, so that you can sign in if you lose your phone.
                </Alert>
              ) : null}
              <div className="flex flex-wrap gap-3">
                <Button ref={renew} onClick={() => setDialog('renew')}>
                  Make new recovery codes
                </Button>
                <Button onClick={() => setDialog('turn-off')}>Turn off</Button>
              </div>
            </>
          ) : null}
        </div>
        {dialog ? (
          <Suspense>
            <Dialogs
              open={dialog}
              userId={userId}
              onClose={() => setDialog(undefined)}
              onCodes={(next) => {
                setDialog(undefined)
                setMade(next)
              }}
              onTurnedOff={() => {
                setDialog(undefined)
                setMade(undefined)
                notify.success('Two-factor sign-in is off')
              }}
            />
          </Suspense>
        ) : null}
      </Section>
    </Card>
  )
}

const endedSentence = (ended: number) =>
  ended === 1 ? 'Your other device was signed out.' : `Your ${ended} other devices were signed out.`

function leftSentence(left: number): string {
  if (left === 0) return 'You have no recovery codes left.'
  return left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`
}
