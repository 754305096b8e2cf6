import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceFor } from '../../../http.ts'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { notify } from '../../../ui/notify.ts'
import { ShareDialog } from '../share-dialog.tsx'
import { copyLink, type Shared, shareNatively } from './share-link.ts'

export interface ShareButtonProps extends Omit<ButtonProps, 'onClick' | 'pending' | 'title'> {
  /** What is shared, in a few words. */
  title: string
  /** A sentence about it, for those who get the link. */
  text?: string
  /** A public page: its path, its whole address, or how to get one, which may take a request to the server. */
  address: string | (() => Promise<string>)
}

/**
 * Gives a public link away: by the system's own share sheet where there is one, else to the clipboard. Where neither is
 * allowed, the link is shown to be copied by hand.
 */
export function ShareButton({ title, text, address, children = 'Share', ...rest }: ShareButtonProps) {
  const [isPending, setIsPending] = useState(false)
  const [shown, setShown] = useState<Shared>()

  async function share() {
    if (isPending) return
    setIsPending(true)
    try {
      const given = typeof address === 'string' ? address : await address()
      const link: Shared = { title, text, url: new URL(given, window.location.origin).href }
      const outcome = await shareNatively(link)
      if (outcome !== 'unable') return
      if (await copyLink(link.url)) notify.success('Link copied', link.url)
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
      <ShareDialog link={shown} onClose={() => setShown(undefined)} />
    </>
  )
}
