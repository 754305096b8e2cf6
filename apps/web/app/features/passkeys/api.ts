import type { OwnerProofBody, PasskeyCreationOptionsView, PasskeyView } from '@guildhall/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'
import { passkeysQuery } from './shared/passkeys-query.ts'

const path = '/api/auth/passkeys'

function useChange<Input, Answer>(userId: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey }),
  })
}

export const useAddPasskey = (userId: string) =>
  useChange(userId, async ({ name, proof }: { name: string; proof: OwnerProofBody }) => {
    const { makePasskey } = await import('./make-passkey.ts')
    const options = await http.post<PasskeyCreationOptionsView>(`${path}/options`, proof)
    return http.post<PasskeyView>(path, { name, credential: await makePasskey(options) })
  })

export const useRenamePasskey = (userId: string) =>
  useChange(userId, ({ _id, name }: { _id: string; name: string }) => http.put<PasskeyView>(`${path}/${_id}`, { name }))

export const useRemovePasskey = (userId: string) =>
  useChange(userId, ({ _id, proof }: { _id: string; proof: OwnerProofBody }) =>
    http.post<null>(`${path}/${_id}/removal`, proof),
  )
