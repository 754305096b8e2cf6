import { type RefObject, useEffect } from 'react'
import { isSingleKey } from '../../single-keys.ts'

/** N does what the button below the step that is being read does. `mark` is an element in the lesson. */
export function useNextStepKey(mark: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.repeat) return
      const steps = [...(mark.current?.parentElement?.querySelectorAll<HTMLElement>('[data-step]') ?? [])]
      // A lesson that is not shown has no boxes.
      if (event.key.toLowerCase() !== 'n' || event.shiftKey || !steps[0]?.offsetParent || !isSingleKey(event)) return
      const isReached = (step: HTMLElement) => step.getBoundingClientRect().top < window.innerHeight / 2
      const read = steps.findLast(isReached) ?? steps[0]
      event.preventDefault()
      read.querySelector<HTMLButtonElement>('[data-finish-step]')?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [mark])
}
