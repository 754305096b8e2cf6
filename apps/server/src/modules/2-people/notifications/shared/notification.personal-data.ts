import { keepReasons, type PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'
import { shownFactsText } from './shown-facts.queries.ts'

export const notificationPersonalTables: readonly PersonalTable[] = [
  {
    table: 'notifications',
    columns: ['user_id'],
    export: [
      {
        name: 'notifications',
        about: 'What we notified you of.',
        columns: `id, kind, ${shownFactsText} - 'actorId' - 'clientId' as facts, created_at as "createdAt", read_at as "readAt"`,
        from: 'notifications',
        where: 'user_id = $1',
        key: 'id',
      },
    ],
    deletion: {
      // In the order of their ids, so that two people who were told of each other can leave at the same time.
      sql: `with held as materialized (
          select id, user_id from notifications where user_id = $1 or facts ->> 'actorId' = ($1::uuid)::text
          order by id for update
        ), own as (
          delete from notifications n using held where n.id = held.id and held.user_id = $1
        )
        update notifications n set facts = jsonb_set(n.facts, '{actorName}', '"Former member"')
        from held where n.id = held.id and held.user_id <> $1`,
      removes: 'Your notifications and the record of mails we sent you',
      keeps: {
        what: 'Notifications that others got about your projects and proposals',
        why: keepReasons.others,
      },
      keptColumns: ['notifications.facts'],
    },
    guarded: false,
  },
  {
    table: 'notification_settings',
    columns: ['user_id'],
    export: [
      {
        name: 'notification-settings',
        about: 'What you chose to be mailed, and when.',
        columns: `choices, muted_groups as "mutedGroups", quiet_from as "quietFromMinute", quiet_to as "quietToMinute",
          time_zone as "timeZone", digest_hour as "digestHour", saved_at as "savedAt"`,
        from: 'notification_settings',
        where: 'user_id = $1',
        key: 'user_id',
      },
    ],
    deletion: { sql: 'delete from notification_settings where user_id = $1' },
    guarded: true,
  },
]
