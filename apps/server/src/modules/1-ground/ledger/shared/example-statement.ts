import type { LedgerLineView } from '@guildhall/contract'
import { fundingLines, releaseLines } from '../entry-lines.rules.ts'
import { presentLine } from '../ledger.presenter.ts'
import { chainStart, lineHash } from '../ledger-hash.ts'

export const exampleChain = '00000000-0000-4000-8000-000000000001'
const freelancerId = '00000000-0000-4000-8000-000000000002'

type Example = { cents: number; feeBps: number; paidAt: Date; approvedAt: Date }

/** The statement that a contract would have which was paid once and released once. Nothing is written. */
export function exampleStatement({ cents, feeBps, paidAt, approvedAt }: Example): {
  feeCents: number
  lines: LedgerLineView[]
} {
  const contractId = exampleChain
  const release = releaseLines({ contractId, freelancerId, cents, feeBps, releasedCents: 0 })
  const entries = [
    { reason: 'fund', at: paidAt, lines: fundingLines({ contractId, cents }) },
    { reason: 'release', at: approvedAt, lines: release.lines },
  ] as const
  const lines: LedgerLineView[] = []
  let before = chainStart(contractId)
  for (const [index, { reason, at, lines: ofEntry }] of entries.entries()) {
    for (const { account, owner, cents: amountCents } of ofEntry) {
      const line = {
        ...{ position: lines.length + 1, entryId: index + 1, reason, source: `example:${reason}`, account },
        ...{ ownerId: owner ?? null, amountCents, currency: 'USD', at },
      }
      before = lineHash(before, line)
      lines.push(presentLine({ ...line, hash: before }))
    }
  }
  return { feeCents: release.fee, lines }
}
