import { type PublicResultView, passingPercentage } from '@guildhall/contract'
import { BadgeCheck, CircleCheck, Download, PauseCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AnchorButton, LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import { credentialPath } from './credential-path.ts'
import { kindWords } from './result-labels.tsx'
import type { Verification } from './verify-credential.ts'

export function CredentialVerification({ result }: { result: PublicResultView }) {
  const [check, setCheck] = useState<Verification>()
  const [isChecking, setIsChecking] = useState(false)
  const { credential } = result

  async function run() {
    setIsChecking(true)
    setCheck(undefined)
    // On demand: most visitors do not verify.
    const { verifyCredential } = await import('./verify-credential.ts')
    setCheck(await verifyCredential(result))
    setIsChecking(false)
  }

  if (result.awaitsConfirmation) return <AwaitsConfirmation holderId={result.holder._id} />
  if (!credential) {
    return (
      <Section title="No credential" className="print:hidden">
        <p className="max-w-prose text-muted">
          Verified results of {passingPercentage}% or more come with a signed credential. This one{' '}
          {result.kind === 'verified' ? 'has less' : `is ${kindWords[result.kind]}`}, and is on record as it is.
        </p>
      </Section>
    )
  }
  return (
    <Section title="Check it yourself" className="print:hidden">
      <p className="max-w-prose">
        This result comes as a signed credential, an Open Badge 3.0. Anyone with the file can check that Guildhall
        signed it and that nothing was changed, without an account.
      </p>
      <Card className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" pending={isChecking} pendingLabel="Checking..." onClick={run}>
            <BadgeCheck aria-hidden="true" />
            Check the signature now
          </Button>
          <AnchorButton href={credentialPath(result._id)} download>
            <Download aria-hidden="true" />
            Download the credential
          </AnchorButton>
          <AnchorButton variant="quiet" href={`${credentialPath(result._id)}?format=json`}>
            Read it as JSON
          </AnchorButton>
        </div>
        <div aria-live="polite">{check ? <Outcome check={check} /> : null}</div>
      </Card>
      <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-5 marker:text-muted">
        <li>
          The file is a JWT, signed with EdDSA (Ed25519). Give it to any verifier of Open Badges 3.0 that knows this
          algorithm, or to any JWT library.
        </li>
        <li>
          The key is in its header, as <code className="text-sm">kid</code>, and in the list of all our keys:{' '}
          <Address href={credential.keysUrl} />
        </li>
        <li>
          It has to be issued (<code className="text-sm">iss</code>) by <Address href={credential.issuerUrl} />
        </li>
        <li>
          Its <code className="text-sm">credentialStatus</code> names a bit in a signed list. Set, it means that the
          result is suspended: hidden by its holder, withdrawn, regraded since, or no longer enough by stricter rules.
        </li>
      </ol>
    </Section>
  )
}

function AwaitsConfirmation({ holderId }: { holderId: string }) {
  const { user } = useSession()
  return (
    <Section title="No credential yet" className="print:hidden">
      <p className="max-w-prose text-muted">
        {user?.id === holderId
          ? 'This result comes with a signed credential as soon as you confirm your email address.'
          : 'This result comes with a signed credential as soon as its holder confirms their email address.'}
      </p>
      {user?.id === holderId ? (
        <LinkButton to={paths.settingsSecurity} className="self-start">
          Confirm your address
        </LinkButton>
      ) : null}
    </Section>
  )
}

function Address({ href }: { href: string }) {
  return (
    <a href={href} className="text-link text-sm wrap-anywhere">
      {href}
    </a>
  )
}

function Outcome({ check }: { check: Verification }) {
  switch (check.outcome) {
    case 'genuine':
      return (
        <ul className="flex flex-col gap-2 border-t border-line pt-5">
          <Line good>The signature is genuine: it fits a key that Guildhall publishes, and nothing was changed.</Line>
          <Line good>The credential says what this page says.</Line>
          <Line good={!check.suspended}>
            {check.suspended
              ? 'The credential is suspended: its holder has just hidden it, or it was withdrawn.'
              : 'The credential is valid: it is not suspended.'}
          </Line>
          <li className="text-sm text-muted">
            Checked by your browser just now. Your browser got the key from this site; for an independent check, compare
            it with a copy from another source.
          </li>
        </ul>
      )
    case 'forged':
      return (
        <Alert title="The signature does not fit">
          What your browser received is not what Guildhall signed. Don’t rely on this result.
        </Alert>
      )
    case 'differs':
      return (
        <Alert title="The credential says something else">
          Its signature is genuine, but it does not say what this page says. Load the page again; rely on the
          credential.
        </Alert>
      )
    case 'unsupported':
      return (
        <Alert tone="amber" title="Your browser cannot check this">
          It does not know Ed25519 signatures, or this page was not loaded over HTTPS. Download the credential and check
          it elsewhere.
        </Alert>
      )
    case 'unreachable':
      return (
        <Alert tone="amber" title="Not checked">
          The credential could not be fetched. Check your connection and try again.
        </Alert>
      )
  }
}

function Line({ good, children }: { good: boolean; children: ReactNode }) {
  const Icon = good ? CircleCheck : PauseCircle
  return (
    <li className="flex items-start gap-2.5">
      <Icon
        aria-hidden="true"
        className={good ? 'mt-1 size-4.5 shrink-0 text-green' : 'mt-1 size-4.5 shrink-0 text-amber'}
      />
      <span>{children}</span>
    </li>
  )
}
