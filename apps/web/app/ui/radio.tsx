import type { ComponentProps } from 'react'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'> {
  isChosen: boolean
  onChoose: () => void
}

/** A radio button. If it was chosen before the page's script arrived, it says so when the script does. */
export const Radio = ({ isChosen, onChoose, ...rest }: RadioProps) => (
  <input
    {...rest}
    ref={(input) => {
      if (input?.checked && !isChosen) onChoose()
    }}
    type="radio"
    checked={isChosen}
    onChange={onChoose}
  />
)
