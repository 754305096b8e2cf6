import type { PasskeyCreationOptionsView, PasskeyListView, PasskeyView } from '@guildhall/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { http } from '../../http.ts'

const path = '/api/auth/passkeys'

export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['passkeys', userId] as const,
    queryFn: async ({ signal }) => (await http.get<PasskeyListView>(path, { signal })).passkeys,
  })

function useChange<Input, Answer>(userId: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey }),
  })
}

export const useAddPasskey = (userId: string) =>
  useChange(userId, async ({ name, password }: { name: string; password: string }) => {
    const { makePasskey } = await import('./make-passkey.ts')
    const options = await http.post<PasskeyCreationOptionsView>(`${path}/options`, { password })
    return http.post<PasskeyView>(path, { name, credential: await makePasskey(options) })
  })

export const useRenamePasskey = (userId: string) =>
  useChange(userId, ({ _id, name }: { _id: string; name: string }) => http.put<PasskeyView>(`${path}/${_id}`, { name }))

export const useRemovePasskey = (userId: string) =>
  useChange(userId, (passkeyId: string) => http.delete(`${path}/${passkeyId}`))
