import type { IdentityView, ProviderView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { formatDay, formatMoment } from '../../dates.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FloatingPartMissing, lazyPart } from '../../ui/lazy-part.tsx'
import { notify } from '../../ui/notify.ts'
import { goToLink, identitiesQuery, useRemoveIdentity } from './provider-api.ts'
import { ProviderMark } from './provider-mark.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSession } from './shared/session.tsx'

const OwnerDialog = lazyPart(() => import('../second-factor/shared/owner-dialog.tsx'), FloatingPartMissing)

export default function Identities({ providers }: { providers: readonly ProviderView[] }) {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const { data, error } = useQuery(identitiesQuery(userId))
  const remove = useRemoveIdentity(userId)
  const [added, setAdded] = useState<ProviderView>()
  const [removed, setRemoved] = useState<IdentityView>()
  const identities = data?.identities ?? []

  const rest = data ? providers.filter(({ id }) => !identities.some(({ provider }) => provider === id)) : []
  return (
    <SettingsCard title="Sign in with another account">
      <p className="text-sm text-muted">Whoever is signed in there can sign in to your account here.</p>
      {error ? <Alert>{sentenceFor(error, 'This could not be loaded. Reload the page to try again.')}</Alert> : null}
      {identities.length > 0 ? (
        <ul aria-label="Accounts that sign you in" className="divide-y divide-line border-y border-line py-4">
          {identities.map((identity) => (
            <Row key={identity._id} identity={identity} onRemove={() => setRemoved(identity)} />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {rest.map((provider) => (
          <Button key={provider.id} onClick={() => setAdded(provider)}>
            <ProviderMark id={provider.id} />
            Link {provider.name}
          </Button>
        ))}
      </div>
      <Suspense>
        {added ? (
          <OwnerDialog
            title={`Link ${added.name}?`}
            description={`You go to ${added.name} to sign in, and come back here.`}
            confirmLabel={`Go to ${added.name}`}
            userId={userId}
            onClose={() => setAdded(undefined)}
            onProof={(proof) => goToLink(added.id, proof)}
          />
        ) : null}
        {removed ? (
          <OwnerDialog
            title={`Remove ${removed.name}?`}
            description={`“${removed.label}” at ${removed.name} can no longer sign in to your account.`}
            confirmLabel={`Remove ${removed.name}`}
            tone="danger"
            userId={userId}
            onClose={() => setRemoved(undefined)}
            onProof={async (proof) => {
              await remove.mutateAsync({ _id: removed._id, proof })
              notify.success(`${removed.name} removed`)
              setRemoved(undefined)
            }}
          />
        ) : null}
      </Suspense>
    </SettingsCard>
  )
}

function Row({ identity, onRemove }: { identity: IdentityView; onRemove: () => void }) {
  const { provider, name, label, createdAt, lastUsedAt } = identity
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0 last:pb-0 [&>svg]:size-5 [&>svg]:shrink-0">
      <ProviderMark id={provider} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {name}: <span dir="auto">{label}</span>
        </p>
        <p className="text-sm text-muted">
          Added {formatDay(createdAt)} · {lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <IconButton label={`Remove ${name}`} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
    </li>
  )
}
