import { approveOverdue } from '../../modules/5-contracts/deliveries/approve-overdue.ts'
import type { Hire } from '../contracts.ts'
import { uploadForm } from '../upload-form.ts'
import { act, nothing, post } from './act.ts'

const deliverablesOf = ({ proposalId }: Hire) => `/api/proposals/${proposalId}/deliverables`

export const workActs = {
  deliver: act('deliver', {
    weight: 2,
    input: nothing,
    run: (_, hire) => post(hire.freelancer, deliverablesOf(hire), uploadForm()),
    model: (contract) => contract.deliver(['none', 'rejected'], 'submitted'),
  }),
  reject: act('reject', {
    weight: 1,
    input: nothing,
    run: (_, hire) => post(hire.client, `${deliverablesOf(hire)}/reject`),
    model: (contract) => contract.deliver(['submitted'], 'rejected'),
  }),
  approve: act('approve', {
    weight: 2,
    input: nothing,
    run: (_, hire) => post(hire.client, `${deliverablesOf(hire)}/approve`),
    model: (contract) => contract.approve(),
  }),
  timer: act('timer', {
    weight: 1,
    input: nothing,
    async run(t, { contractId }) {
      const past = `update contracts set auto_approval_at = now() - interval '1 second'
        where id = $1 and auto_approval_at is not null`
      await t.pool.query(past, [contractId])
      await approveOverdue(t.deps)
      return 200
    },
    model(contract) {
      contract.approve()
      return true
    },
  }),
}
