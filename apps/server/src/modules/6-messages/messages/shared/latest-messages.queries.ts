/**
 * For raw SQL: the latest of a conversation `c`, without those that `bytes` of later ones lie before. The length of a text is known without
 * reading it.
 */
export const latestMessagesText = ({ messages, bytes }: { messages: number; bytes: number }) => `(
  select * from (
    select *, sum(octet_length(text)) over (order by seq desc rows between unbounded preceding and 1 preceding) as later
    from messages where conversation_id = c.id and seq > c.last_seq - ${messages}
  ) latest where coalesce(later, 0) < ${bytes})`
