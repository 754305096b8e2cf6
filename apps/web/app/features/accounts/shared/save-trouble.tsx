import { Link, useLocation } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { signInPath } from './return-path.ts'

export interface SaveTroubleProps {
  title?: string
  sentence: string
  needsSession: boolean
}

export function SaveTrouble({ title, sentence, needsSession }: SaveTroubleProps) {
  const here = useLocation()
  return (
    <Alert title={title}>
      {sentence}{' '}
      {needsSession ? (
        <>
          What you wrote is kept.{' '}
          <Link to={signInPath(here)} className="text-link">
            Log in and come back
          </Link>
        </>
      ) : null}
    </Alert>
  )
}
