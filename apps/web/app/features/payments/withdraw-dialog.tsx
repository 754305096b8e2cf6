import { formatUsd, type SandboxAccount, sandboxAccountNames, sandboxAccounts } from '@guildhall/contract'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { AmountField } from '../../amount-field.tsx'
import { readAmount } from '../../amounts.ts'
import { explanationOf } from '../../api-errors.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useValidatedForm } from '../../forms/use-validated-form.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { notify } from '../../ui/notify.ts'
import { useUnconfirmedEmail } from '../accounts/shared/use-unconfirmed-email.ts'
import { useWithdraw } from './api.ts'
import { TestMode } from './shared/test-mode.tsx'
import { TestChoice } from './test-choice.tsx'

export interface WithdrawDialogProps {
  userId: string
  /** Dollars. */
  available: number
  isTest: boolean
  onClose: () => void
  onDone: () => void
}

export function WithdrawDialog({ userId, available, isTest, onClose, onDone }: WithdrawDialogProps) {
  const request = useWithdraw()
  const [failure, setFailure] = useState<unknown>()
  const unconfirmed = useUnconfirmedEmail(userId)
  const [testAccount, setTestAccount] = useState<SandboxAccount>('accepts')
  const { form, submit } = useValidatedForm({
    loadSchema: async () => (await import('./withdraw-schema.ts')).withdrawSchema,
    defaultValues: { amount: String(available) },
    send: async (body) => {
      setFailure(undefined)
      const payout = await request.mutateAsync({ ...body, testAccount })
      notify.success(`${formatUsd(payout.amount)} is being paid out to you.`)
      onDone()
    },
    onInvalid: () => setFailure(undefined),
    onFailure: setFailure,
  })
  const amount = useWatch({ control: form.control, name: 'amount' })

  return (
    <FormDialog
      title="Withdraw"
      description={`${formatUsd(available)} is available.`}
      confirmLabel="Withdraw"
      pending={request.isPending}
      disabled={unconfirmed !== undefined}
      submit={submit}
      onClose={onClose}
    >
      {isTest ? (
        <p>
          <TestMode />
        </p>
      ) : null}
      {unconfirmed ? (
        <Alert tone="warning" title="Confirm your email address first">
          Open the link in the mail to {unconfirmed}, or ask for another in your{' '}
          <Link to={paths.settingsSecurity} className="text-link">
            settings
          </Link>
          .
        </Alert>
      ) : null}
      <AmountField
        label="Amount in USD"
        typed={amount}
        error={form.formState.errors.amount?.message}
        {...form.register('amount')}
      />
      <TestChoice
        legend="Test account"
        names={sandboxAccountNames}
        labels={sandboxAccounts}
        chosen={testAccount}
        onChange={setTestAccount}
      />
      <p className="text-sm text-muted">
        {leaving(amount, available)}{' '}
        {testAccount === 'accepts'
          ? 'It is paid out to you.'
          : 'If the bank refuses it, it returns to your balance and we tell you.'}
      </p>
      {failure && !form.formState.errors.amount ? (
        <Alert>{explanationOf(failure, 'The withdrawal failed. Please try again.')}</Alert>
      ) : null}
    </FormDialog>
  )
}

function leaving(amount: string, available: number) {
  const { usd } = readAmount(amount, 'Amount')
  if (usd === undefined || usd <= 0 || usd > available) return 'The amount leaves your balance now.'
  const stays = (Math.round(available * 100) - Math.round(usd * 100)) / 100
  return `${formatUsd(usd)} leaves your balance now; ${formatUsd(stays)} stays.`
}
