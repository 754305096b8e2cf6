import type { ComponentProps } from 'react'
import { StatCards } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const slimLook =
  'flex flex-wrap gap-x-6 gap-y-1 [&>div]:flex-row [&>div]:items-baseline [&>div]:gap-2 [&>div]:border-0 [&>div]:bg-transparent [&>div]:p-0 [&_dd]:font-sans [&_dd]:text-sm'

/** `slim`: stat cards in one row of text, as long as they count nothing. */
export function CountCards({ slim, ...rest }: ComponentProps<'dl'> & { slim: boolean }) {
  return slim ? <dl {...rest} className={slimLook} /> : <StatCards {...rest} />
}

/** What is below waits for the counts, as they may turn out slim. */
export const PendingCount = () => <Skeleton className="h-[1lh] w-12" />
