import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { useReturnFocus } from './dialog-panel.tsx'
import { IconButton } from './icon-button.tsx'

/**
 * Modal at the right edge, and the whole page on phones. Closes on Escape, its close button or a click outside. Its children are
 * as high as is left, and scroll by themselves.
 */
export function SheetPanel({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
}) {
  const focus = useReturnFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(15_13_19/0.55)]" />
        <Primitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            focus.remember()
            // A focused field would open a phone's keyboard over the page.
            event.preventDefault()
            heading.current?.focus()
          }}
          onCloseAutoFocus={focus.giveBack}
          className="fixed inset-y-0 right-0 z-50 flex w-full animate-rise flex-col border-line bg-paper shadow-float outline-none sm:w-[min(66rem,94vw)] sm:border-l"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line py-3 pr-3 pl-5 sm:pl-6">
            <Primitive.Title
              ref={heading}
              tabIndex={-1}
              dir="auto"
              className="min-w-0 py-1.5 font-display text-xl break-words outline-none max-sm:line-clamp-2"
            >
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden="true" />} />
            </Primitive.Close>
          </header>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
