import { useQuery } from '@tanstack/react-query'
import { explanationOf } from '../../../api-errors.ts'
import { Loaded } from '../../../loaded.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { ownProfileQuery, useSetVisibility } from '../api.ts'

export function VisibilitySettings() {
  const { user } = useSession()
  return user ? <Visibility key={user.id} userId={user.id} /> : null
}

function Visibility({ userId }: { userId: string }) {
  const { mutate, isPending, variables, error, isSuccess } = useSetVisibility(userId)
  return (
    <Loaded query={useQuery(ownProfileQuery(userId))} what="Your profile">
      {({ isPublic, mayBeFound }) =>
        isPublic ? (
          <div className="flex flex-col gap-3">
            <Checkbox
              label="Let clients find me"
              hint="Searches list your profile once it has a title and a skill; with the link, anyone can open it."
              checked={isPending ? variables.mayBeFound : mayBeFound}
              aria-busy={isPending}
              onChange={({ target }) => (isPending ? undefined : mutate({ mayBeFound: target.checked }))}
            />
            <output className="text-sm text-muted empty:hidden">{isSuccess ? 'Saved.' : null}</output>
            {error ? <Alert>{explanationOf(error, 'That was not saved. Please try again.')}</Alert> : null}
          </div>
        ) : null
      }
    </Loaded>
  )
}
