import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { sentenceFor } from '../../api-errors.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { conversationWithQuery, setBlock } from './api.ts'
import { blockQuestion } from './block-question.ts'
import type { BlockButtonProps } from './shared/block-button.tsx'

export default function BlockDialog({
  userId,
  person,
  open,
  onClose,
}: BlockButtonProps & { open: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const query = conversationWithQuery(userId, person._id)
  const { data: conversation, isFetching } = useQuery({ ...query, enabled: open })
  const isBlocked = conversation?.isBlockedByYou ?? false
  const block = useMutation({
    mutationFn: () => setBlock(person._id, !isBlocked),
    onSuccess: async (changed) => {
      // An answer still on its way may have been read before the change.
      await client.cancelQueries({ queryKey: query.queryKey })
      client.setQueryData(query.queryKey, changed)
      notify.success(changed.isBlockedByYou ? `${person.name} is blocked` : `${person.name} is no longer blocked`)
      onClose()
    },
    onError: (error: Error) => notify.error(sentenceFor(error, 'That did not work. Try again.')),
  })

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      {...blockQuestion(person.name, isBlocked)}
      pending={block.isPending || (!conversation && isFetching)}
      onConfirm={() => block.mutate()}
    />
  )
}
