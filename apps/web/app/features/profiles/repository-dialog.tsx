import type { RepositoryListView, RepositoryView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { http } from '../../http.ts'
import { paths } from '../../paths.ts'
import { keyOf } from '../../query-keys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useSession } from '../accounts/shared/session.tsx'
import type { GitHubRepositoriesProps } from './github-repositories.tsx'

export default function RepositoryDialog({
  room,
  onChosen,
  onClose,
}: GitHubRepositoriesProps & { onClose: () => void }) {
  const { user } = useSession()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, error } = useQuery({
    queryKey: keyOf('account', 'of', user?.id ?? '', 'repositories'),
    queryFn: ({ signal }) => http.get<RepositoryListView>('/api/account/repositories', { signal }),
    staleTime: 60_000,
    retry: false,
  })

  function choose(url: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(url)
    else next.delete(url)
    setChosen(next)
  }

  function add() {
    onChosen((data?.repositories ?? []).filter(({ url }) => chosen.has(url)).map(entryOf))
    onClose()
  }

  const isUnlinked = error instanceof ApiError && error.code === 'identity.not_linked'
  return (
    <Dialog
      open
      title="Choose from GitHub"
      description={data ? `Public repositories of ${data.login}, as links.` : undefined}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.size === 0} onClick={add}>
            {chosen.size > 1 ? `Add ${chosen.size} to portfolio` : 'Add to portfolio'}
          </Button>
        </>
      }
    >
      {error ? (
        <Alert>
          {sentenceFor(error, 'The repositories could not be loaded. Please try again.')}{' '}
          {isUnlinked ? (
            <Link to={paths.settingsSecurity} className="text-link">
              Security settings
            </Link>
          ) : null}
        </Alert>
      ) : null}
      {!data && !error ? <SkeletonText lines={4} /> : null}
      {data?.repositories.length === 0 ? (
        <p className="text-muted">There are no public repositories of yours.</p>
      ) : null}
      <ul className="flex flex-col gap-4">
        {data?.repositories.map((repository) => (
          <li key={repository.url}>
            <Checkbox
              label={repository.name}
              hint={saysOf(repository)}
              checked={chosen.has(repository.url)}
              disabled={!chosen.has(repository.url) && chosen.size >= room}
              onChange={(event) => choose(repository.url, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const saysOf = ({ description, language }: RepositoryView) =>
  [description, language ?? ''].filter((part) => part !== '').join(' · ')

const entryOf = (repository: RepositoryView) => ({
  title: repository.name.slice(0, 200),
  description: saysOf(repository),
  image: '',
  link: repository.url,
})
