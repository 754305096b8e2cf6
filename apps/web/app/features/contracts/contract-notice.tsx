import type { ContractView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../hooks/use-now.ts'
import { paths } from '../../paths.ts'
import { Alert, type AlertTone } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { heldText, moneyText, nextText, untilText, waitsForSuspended } from './contract-words.ts'
import { type ContractSide, contractQuery } from './shared/api.ts'

export interface ContractNoticeProps {
  contractId: string
  side: ContractSide
}

export function ContractNotice({ contractId, side }: ContractNoticeProps) {
  const { data: contract, error } = useQuery(contractQuery(contractId))
  const now = useNow()
  const link = (
    <LinkButton size="sm" to={paths.contract(contractId)}>
      Open Contract
    </LinkButton>
  )
  if (!contract) {
    return error ? <div>{link}</div> : <Skeleton className="h-18 w-full" />
  }
  const held = heldText(contract)
  const tone = toneOf(contract)
  const next = [nextText(contract, side), untilText(contract, now)].filter(Boolean).join(', ')
  return (
    <Alert tone={tone} title={moneyText(contract)} action={link}>
      {contract.next && !waitsForSuspended(contract) ? `Next: ${next}.` : next ? `${next}.` : 'The contract has ended.'}
      {held ? ` ${held}.` : null}
    </Alert>
  )
}

function toneOf({ status, isFunded }: ContractView): AlertTone {
  if (status === 'cancelled') return 'neutral'
  return status === 'completed' || isFunded ? 'green' : 'amber'
}
