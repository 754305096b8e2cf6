import type { ContractView } from '@guildhall/contract'
import { DeliveryReview } from '../deliveries/shared/delivery-review.tsx'
import { FreelancerDelivery } from '../deliveries/shared/freelancer-delivery.tsx'
import { useRefreshContracts } from './refresh-contracts.ts'
import type { ContractSide } from './shared/api.ts'

export function ContractDeliverables({ contract, side }: { contract: ContractView; side: ContractSide }) {
  const refresh = useRefreshContracts()
  const { _id, proposalId, client, freelancer } = contract
  return side === 'client' ? (
    <DeliveryReview
      proposalId={proposalId}
      freelancerName={freelancer.name}
      hasHeading
      contractId={_id}
      onDecided={refresh}
    />
  ) : (
    <FreelancerDelivery proposalId={proposalId} clientName={client.name} onUploaded={refresh} />
  )
}
