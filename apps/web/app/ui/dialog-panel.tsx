import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { useRef } from 'react'
import { cx } from './cx.ts'
import type { DialogProps } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'

/** In a file of its own, loaded with the first dialog. */
export default function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  footer,
  wide = false,
  children,
}: DialogProps) {
  const focus = useReturnFocus()

  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(15_13_19/0.55)]" />
        <Primitive.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className={cx(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-lg pb-[env(safe-area-inset-bottom)] sm:pb-0 border border-line bg-paper shadow-float',
            'sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:-translate-y-1/2 sm:rounded-lg',
            wide ? 'sm:max-w-2xl' : 'sm:max-w-md',
          )}
        >
          <header className="pt-6 pr-16 pb-2 pl-6">
            <Primitive.Title className="font-display text-xl">{title}</Primitive.Title>
            {description ? (
              <Primitive.Description className="mt-2 text-muted">{description}</Primitive.Description>
            ) : null}
          </header>
          {children ? <div className="min-h-0 overflow-y-auto px-6 py-2">{children}</div> : null}
          {footer ? (
            <footer className="flex flex-col-reverse gap-3 px-6 pt-4 pb-6 sm:flex-row sm:justify-end">{footer}</footer>
          ) : (
            <div className="h-4" />
          )}
          {/* Last, so that the focus starts in the dialog's content. */}
          <Primitive.Close asChild>
            <IconButton label="Close" icon={<X aria-hidden="true" />} className="absolute top-4 right-4" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Radix would focus its own trigger on closing; ours can be any button. */
export function useReturnFocus() {
  const openers = useRef<HTMLElement[]>([])
  return {
    remember() {
      openers.current = focusableAround(document.activeElement)
    },
    giveBack(event: Event) {
      event.preventDefault()
      const [opener, ...around] = openers.current
      if (opener?.isConnected) return opener.focus()
      // The trigger is gone, and the screen has not focused anything else.
      if (document.activeElement === document.body) {
        around.find((element) => element.isConnected)?.focus({ preventScroll: true })
      }
    },
  }
}

/** Focusable ancestors of `element`, innermost first, including itself. */
function focusableAround(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) {
    if (at === element || at.hasAttribute('tabindex')) found.push(at)
  }
  return found
}
