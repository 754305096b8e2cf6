import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import type { FieldTexts } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField } from './text-field.tsx'

export type PasswordFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type' | 'prefix'>

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
