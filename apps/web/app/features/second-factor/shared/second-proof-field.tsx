import { Button } from '../../../ui/button.tsx'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import type { SecondProof } from './use-second-proof.ts'

export interface SecondProofFieldProps extends Pick<TextFieldProps, 'error'> {
  proof: SecondProof
  registration: object
}

/** Renders nothing where the password is enough. */
export function SecondProofField({ proof: { kind, canChoose, change }, error, registration }: SecondProofFieldProps) {
  if (kind === null && !error) return null
  return (
    <div className="flex flex-col gap-2">
      {kind === 'passkey' ? (
        <p className="text-sm text-muted">Your device then asks for one of your passkeys.</p>
      ) : (
        <TextField
          label="Code"
          hint="From your authenticator app, or one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="tabular-nums"
          error={error}
          {...registration}
        />
      )}
      {canChoose ? (
        <Button size="sm" variant="quiet" className="-ml-3 self-start" onClick={change}>
          {kind === 'passkey' ? 'Use a code instead' : 'Use a passkey instead'}
        </Button>
      ) : null}
    </div>
  )
}
