import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'> {
  isChosen: boolean
  onChoose: () => void
}

/** A radio button. If it was chosen before the page's script arrived, it says so when the script does. */
export function Radio({ isChosen, onChoose, ...rest }: RadioProps) {
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    if (input.current?.checked && !isChosen) onChoose()
  })
  useEffect(() => begin(), [])

  return <input {...rest} ref={input} type="radio" checked={isChosen} onChange={onChoose} />
}
