import { useQuery } from '@tanstack/react-query'
import { data, type MetaFunction, Outlet } from 'react-router'
import { ApiError, explanationOf } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { signInPath } from '../accounts/shared/return-path.ts'
import { useSession } from '../accounts/shared/session.tsx'
import { NotFound } from '../navigation/shared/not-found.tsx'
import { operatorQuery } from './api.ts'

/** 404 for everyone: the server cannot know who asks for a page, and only operators may learn that it exists. */
export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta: MetaFunction = () => [
  { title: 'Page not found · Guildhall' },
  { name: 'robots', content: 'noindex' },
]

export default function AdminLayout() {
  const { status, user } = useSession()
  const operator = useQuery({ ...operatorQuery(user?.id ?? ''), enabled: Boolean(user?.id) })

  if (operator.data && user) return <Outlet key={user.id} />
  if (status === 'loading' || (user && operator.isPending)) return <UntilKnown />
  if (operator.error && !isNothing(operator.error)) {
    return <NotYet error={operator.error} isFetching={operator.isFetching} onRetry={() => operator.refetch()} />
  }
  return <NotFound />
}

const isNothing = (error: Error) => error instanceof ApiError && error.status === 404

function UntilKnown() {
  return (
    <>
      <div className="signed-in:hidden">
        <NotFound />
      </div>
      <div className="hidden signed-in:block">
        <SkeletonCards label="Loading..." />
      </div>
    </>
  )
}

function NotYet({ error, isFetching, onRetry }: { error: Error; isFetching: boolean; onRetry: () => void }) {
  const { signOut } = useSession()
  const code = error instanceof ApiError ? error.code : ''
  return (
    <Alert
      tone="warning"
      title={code.startsWith('operator.') ? 'Sign in with your second factor' : 'This page could not be loaded'}
      action={
        code === 'operator.second_factor_needed' ? (
          <LinkButton size="sm" to={paths.settingsSecurity}>
            Open Security
          </LinkButton>
        ) : code === 'operator.sign_in_again' ? (
          <Button
            size="sm"
            onClick={async () => {
              await signOut()
              window.location.assign(signInPath({ pathname: paths.admin }))
            }}
          >
            Sign in again
          </Button>
        ) : (
          <Button size="sm" onClick={onRetry} pending={isFetching}>
            Try again
          </Button>
        )
      }
    >
      {explanationOf(error, 'Please try again.')}
    </Alert>
  )
}
