import {
  exportedFileBytes,
  keepReasons,
  type PersonalTable,
} from '../../../1-ground/personal-tables/shared/personal-table.ts'
import { shownNameText } from '../../../1-ground/users/shared/shown-person.queries.ts'
import { shownProfileText } from '../../../2-people/restrictions/shared/shown-profile.queries.ts'
import { deliveredFiles } from '../../../5-contracts/deliveries/shared/delivery.personal-data.ts'

/** Subquery: files, newest first up to the copy's limit, with their paths in it. `$1` is the account's id. */
export const messageFiles = `(select f.id, f.conversation_id, f.seq, f.filename, f.size_bytes,
    f.sha256, f.storage_key,
    'files/messages/' || f.conversation_id || '/' || f.seq || '/' || (f.position + 1) || '-' || f.filename as path,
    sum(f.size_bytes) over (order by m.created_at desc, f.id)
      + (select coalesce(sum(size_bytes), 0) from ${deliveredFiles}) <= ${exportedFileBytes} as included
  from message_files f join messages m on m.conversation_id = f.conversation_id and m.seq = f.seq
  where f.owner_id = $1) attached`

export const messagePersonalTables: readonly PersonalTable[] = [
  {
    table: 'message_files',
    columns: ['owner_id'],
    export: [
      {
        name: 'message-files',
        about: 'Files you sent in messages. Where "included" is false, the copy had no room for the file itself.',
        columns: `id, conversation_id as "conversationId", seq as "message", filename, size_bytes as "size", sha256, included,
          case when included then path end as "path"`,
        from: messageFiles,
        where: 'true',
        key: 'id',
      },
    ],
    deletion: { keptColumns: ['message_files.filename'] },
    // The trigger on messages refuses them, too: a file is added with its message.
    guarded: false,
  },
  {
    table: 'messages',
    columns: ['author_id'],
    export: [
      {
        name: 'messages',
        about: 'Messages you wrote.',
        columns: `conversation_id as "conversationId", seq as "message", text, created_at as "sentAt",
          edited_at as "editedAt", deleted_at as "deletedAt"`,
        from: 'messages',
        where: `author_id = $1 and kind <> 'event'`,
        key: 'client_id',
      },
    ],
    deletion: {
      keeps: {
        what: 'Messages you wrote, with their files, and the events shown between them',
        why: keepReasons.others,
      },
      keptColumns: ['messages.text', 'messages.event', 'message_versions.text'],
    },
    guarded: true,
  },
  {
    table: 'conversation_members',
    columns: ['user_id', 'other_id'],
    export: [
      {
        name: 'conversations',
        about: 'Whom you write with. What they wrote is theirs.',
        columns: `me.conversation_id as "id", ${shownNameText('u', 'p')} as "with", me.latest_at as "latestAt",
          me.blocked_at as "blockedByYouAt", me.muted_at as "mutedByYouAt"`,
        from: `conversation_members me join users u on u.id = me.other_id left join profiles p
          on p.user_id = me.other_id and ${shownProfileText('p.user_id', '$1')}`,
        // One that the other person only opened, or made to block, is not shown before its first message.
        where: 'me.user_id = $1 and (me.latest_at is not null or me.blocked_at is not null)',
        key: 'me.conversation_id',
      },
    ],
    deletion: {
      keeps: {
        what: 'That you wrote with somebody, how far you read, and whom you blocked or muted',
        why: keepReasons.others,
      },
    },
    guarded: false,
  },
  {
    table: 'conversations',
    columns: ['started_by', 'low_id', 'high_id'],
    export: { none: 'Listed with whom you write with.' },
    // Its two members refer to it.
    deletion: { keptColumns: [] },
    guarded: false,
  },
  {
    table: 'message_settings',
    columns: ['user_id'],
    export: [
      {
        name: 'message-settings',
        about: 'Whether others see how far you read.',
        columns: 'read_receipts as "readReceipts"',
        from: 'message_settings',
        where: 'user_id = $1',
        key: 'user_id',
      },
    ],
    deletion: {
      sql: 'delete from message_settings where user_id = $1',
      removes: 'Your choices about messages, notifications and mails',
    },
    guarded: true,
  },
]
