import type { PersonalTable } from '../../../1-ground/personal-tables/shared/personal-table.ts'

export const stripePersonalTables: readonly PersonalTable[] = [
  {
    table: 'stripe_accounts',
    columns: ['user_id'],
    export: [
      {
        name: 'payout-account',
        about: 'Your account at Stripe, which your withdrawals go to.',
        columns: `account_id as "accountId", is_ready as "isReady", created_at as "createdAt", checked_at as "checkedAt"`,
        from: 'stripe_accounts',
        where: 'user_id = $1',
        key: 'account_id',
      },
    ],
    deletion: {
      sql: 'delete from stripe_accounts where user_id = $1',
      removes: 'The link to your account at Stripe, which itself stays yours',
    },
    guarded: true,
  },
]
