import { Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { useProviders } from '../accounts/shared/use-providers.ts'
import type { ProfileValues } from './profile-form-values.ts'

const RepositoryDialog = lazyPart(() => import('./repository-dialog.tsx'), FloatingPartMissing)

export interface GitHubRepositoriesProps {
  /** How many more entries the portfolio takes. */
  room: number
  onChosen: (entries: ProfileValues['portfolio']) => void
}

/** Nothing where nobody can sign in with GitHub. */
export function GitHubRepositories({ room, onChosen }: GitHubRepositoriesProps) {
  const isOffered = useProviders().some(({ id }) => id === 'github')
  const [isOpen, setIsOpen] = useState(false)
  if (!isOffered) return null
  return (
    <div>
      <Button disabled={room <= 0} onClick={() => setIsOpen(true)}>
        Choose from GitHub
      </Button>
      <Suspense>
        {isOpen ? <RepositoryDialog room={room} onChosen={onChosen} onClose={() => setIsOpen(false)} /> : null}
      </Suspense>
    </div>
  )
}
