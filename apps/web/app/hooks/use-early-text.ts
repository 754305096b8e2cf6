import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Hands on what was typed before the page's script arrived. A controlled field would discard it. */
export function useEarlyText(field: RefObject<TextControl | null>, text: string, onChange: (text: string) => void) {
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value
    if (typed && typed !== text) onChange(typed)
  })
  useLayoutEffect(() => takeOver(), [])
}
