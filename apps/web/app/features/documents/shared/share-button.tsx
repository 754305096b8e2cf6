import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sentenceFor } from '../../../api-errors.ts'
import { copyText } from '../../../clipboard.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { notify } from '../../../ui/notify.ts'
import { type SharedLink, shareNatively } from './share-link.ts'

const ShareDialog = lazyPart(
  async () => ({ default: (await import('../share-dialog.tsx')).ShareDialog }),
  FloatingPartMissing,
)

export interface ShareButtonProps extends Omit<ButtonProps, 'onClick' | 'pending' | 'title'> {
  title: string
  text?: string
  /** Path or URL of a public page, or a function that creates one. */
  address: string | (() => Promise<string>)
}

/** Opens the system's share dialog; without one copies the link; if that fails shows it to be copied by hand. */
export function ShareButton({ title, text, address, children = 'Share', ...rest }: ShareButtonProps) {
  const [isPending, setIsPending] = useState(false)
  const [shown, setShown] = useState<SharedLink>()

  async function share() {
    if (isPending) return
    setIsPending(true)
    try {
      const given = typeof address === 'string' ? address : await address()
      const link: SharedLink = { title, text, url: new URL(given, window.location.origin).href }
      const outcome = await shareNatively(link)
      if (outcome !== 'unable') return
      if (await copyText(link.url)) notify.success('Link copied', link.url)
      else setShown(link)
    } catch (error) {
      notify.error(sentenceFor(error, 'There is no link to share right now. Please try again.'))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <>
      <Button {...rest} pending={isPending} onClick={share}>
        <Share2 aria-hidden="true" />
        {children}
      </Button>
      {shown ? (
        <Suspense>
          <ShareDialog link={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
