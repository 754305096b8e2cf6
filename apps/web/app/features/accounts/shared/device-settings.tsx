import type { DeviceView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { formatDay } from '../../../dates.ts'
import { FormError } from '../../../forms/form-error.tsx'
import { Loaded } from '../../../loaded.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { devicesQuery, useSignOutDevice, useSignOutOthers } from '../account-api.ts'
import { SettingsCard } from '../settings-card.tsx'
import { useSession } from './session.tsx'

export function DeviceSettings() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const devices = useQuery({ ...devicesQuery(userId), enabled: userId !== '' })
  return (
    <SettingsCard title="Devices">
      <p className="text-sm text-muted">If you do not recognize a device, sign it out and change your password.</p>
      <Loaded query={devices} what="Your devices">
        {(list) => <DeviceList userId={userId} devices={list} />}
      </Loaded>
    </SettingsCard>
  )
}

function DeviceList({ userId, devices }: { userId: string; devices: readonly DeviceView[] }) {
  const signOutOthers = useSignOutOthers(userId)
  const list = useRef<HTMLUListElement>(null)
  // The button that was pressed goes away with its device.
  const focusList = () => list.current?.focus()

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Devices" className="divide-y divide-line border-y border-line">
        {devices.map((device) => (
          <Device key={device._id} userId={userId} device={device} onSignedOut={focusList} />
        ))}
      </ul>
      {devices.length > 1 ? (
        <>
          <Button
            className="self-start"
            pending={signOutOthers.isPending}
            onClick={() =>
              signOutOthers.mutate(undefined, {
                onSuccess: () => {
                  notify.success('All other devices are signed out')
                  focusList()
                },
              })
            }
          >
            Sign out all other devices
          </Button>
          <FormError error={signOutOthers.error} />
        </>
      ) : null}
    </>
  )
}

interface DeviceProps {
  userId: string
  device: DeviceView
  onSignedOut: () => void
}

function Device({
  userId,
  device: { _id, device, address, createdAt, lastSeenAt, current },
  onSignedOut,
}: DeviceProps) {
  const signOut = useSignOutDevice(userId)
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Laptop
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1 basis-36">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium wrap-anywhere">{device}</span>
            {current ? <Badge tone="green">This device</Badge> : null}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
            {current ? null : <span>Last used {formatDay(lastSeenAt)}</span>}
            <span>Signed in {formatDay(createdAt)}</span>
            {address ? <span className="wrap-anywhere">{address}</span> : null}
          </p>
        </div>
        {current ? null : (
          <Button
            size="sm"
            pending={signOut.isPending}
            onClick={() =>
              signOut.mutate(_id, {
                onSuccess: () => {
                  notify.success('The device is signed out')
                  onSignedOut()
                },
              })
            }
          >
            Sign out<VisuallyHidden> {device}</VisuallyHidden>
          </Button>
        )}
      </div>
      <FormError error={signOut.error} />
    </li>
  )
}
