import type { DeletionView, OwnerProofBody } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { passkeysQuery } from '../../passkeys/shared/passkeys-query.ts'
import { secondFactorQuery } from '../api.ts'

export type FurtherProof = Pick<OwnerProofBody, 'code' | 'passkey'>

/** @param known what the server asks for; by default a code, if two-factor sign-in is on */
export function useSecondProof(userId: string, known?: DeletionView['secondProof']) {
  const { data } = useQuery({ ...secondFactorQuery(userId), enabled: known === undefined && userId !== '' })
  const asked = known === undefined ? (data?.isOn ? 'code' : null) : known
  const passkeys = useQuery({ ...passkeysQuery(userId), enabled: asked === 'code' && userId !== '' }).data
  const [prefersPasskey, setPrefersPasskey] = useState(false)
  const canChoose = asked === 'code' && passkeys !== undefined && passkeys.length > 0
  const kind = canChoose && prefersPasskey ? 'passkey' : asked

  return {
    kind,
    canChoose,
    change: () => setPrefersPasskey(!prefersPasskey),
    /** Opens the passkey dialog; the password is checked before that. */
    async collect({ password, code }: { password: string; code: string }): Promise<FurtherProof> {
      if (kind !== 'passkey') return code.trim() === '' ? {} : { code }
      const { confirmWithPasskey } = await import('../../passkeys/shared/confirm-with-passkey.ts')
      return { passkey: await confirmWithPasskey(password) }
    },
  }
}

export type SecondProof = ReturnType<typeof useSecondProof>
