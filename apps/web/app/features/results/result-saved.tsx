import type { OwnResultView } from '@guildhall/contract'
import { BadgeCheck, CircleCheck } from 'lucide-react'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { CopyLinkField } from '../documents/shared/copy-link-field.tsx'
import { kindWords } from './result-labels.tsx'
import { returnPathFrom } from './shared/return-state.ts'

export function ResultSaved({ result, onReview }: { result: OwnResultView; onReview: () => void }) {
  const { _id, skill, difficulty, kind, percentage, status } = result
  const isVerified = kind === 'verified'
  const Mark = isVerified ? BadgeCheck : CircleCheck
  const backTo = returnPathFrom(useLocation().state)
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center py-4 text-center lg:py-8">
      <title>{`Saved: ${percentage}% in ${skill} · Guildhall`}</title>
      <Mark
        aria-hidden="true"
        strokeWidth={1.25}
        className={isVerified ? 'size-20 text-green' : 'size-20 text-muted'}
      />
      <p className="eyebrow mt-6">Saved to your profile</p>
      <h1 className="mt-2 text-3xl break-words">
        {skill}: {percentage}%, {status}
      </h1>
      <p className="mt-4 text-lg text-muted">
        This result on {difficulty} questions is on your profile, as {kindWords[kind]}. Anyone with the link can see it,
        without an account.
      </p>
      <CopyLinkField className="mt-8 w-full" label="Copy Link" address={paths.result(_id)} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {backTo ? (
          <LinkButton variant="primary" to={backTo}>
            Back to the Project
          </LinkButton>
        ) : null}
        <LinkButton variant={backTo ? 'secondary' : 'primary'} to={paths.ownProfile}>
          View Profile
        </LinkButton>
        <LinkButton to={paths.result(_id)}>Open the Public Result</LinkButton>
        <LinkButton to={paths.modules}>Take Another Assessment</LinkButton>
      </div>
      <Button variant="quiet" className="mt-3" onClick={onReview}>
        Back to your answers
      </Button>
    </div>
  )
}
