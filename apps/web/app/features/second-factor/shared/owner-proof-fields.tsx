import type { ReactNode } from 'react'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SecondProofField } from './second-proof-field.tsx'
import type { SecondProof } from './use-second-proof.ts'

export interface OwnerProofFieldsProps {
  proof: SecondProof
  register: (field: 'password' | 'code') => object
  errors: { password?: { message?: string | undefined }; code?: { message?: string | undefined } }
  passwordLabel?: string
  children?: ReactNode
}

/** Use with `useSecondProof`. */
export function OwnerProofFields({
  proof,
  register,
  errors,
  passwordLabel = 'Your password',
  children,
}: OwnerProofFieldsProps) {
  return (
    <>
      <PasswordField
        label={passwordLabel}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {children}
      <SecondProofField proof={proof} error={errors.code?.message} registration={register('code')} />
    </>
  )
}
