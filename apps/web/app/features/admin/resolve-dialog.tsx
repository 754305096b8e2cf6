import { type AdminCaseDetailView, harmKinds, harms, type ReportOutcome } from '@guildhall/contract'
import { useState } from 'react'
import { useDecision } from './api.ts'
import { resolveCase } from './cases-api.ts'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'

const outcomes: Record<ReportOutcome, { label: string; hint: string }> = {
  no_action: {
    label: 'No breach',
    hint: 'The person is not told. Those who reported are told that there was no breach.',
  },
  warning: { label: 'Warn the person', hint: 'They read the rule and the reason, and can appeal.' },
  hidden: { label: 'Hide it from others', hint: 'They read the rule and the reason, and can appeal. Contracts go on.' },
  suspension: { label: 'Suspend the person', hint: 'They are signed out at once, and read the reason.' },
}

export function ResolveDialog({ found: newest, onClose }: { found: AdminCaseDetailView; onClose: () => void }) {
  // What was possible when it opened: a choice that goes while they write is refused, and never becomes another.
  const [found] = useState(newest)
  const decision = useDecision(resolveCase)
  const usual = found.harms[0]?.harm ?? 'other'
  const rules = [usual, ...harmKinds.filter((harm) => harm !== usual)]
  return (
    <LateReasonDialog
      about={found._id}
      title="Decide this case"
      description="The people who reported it are told whether there was a breach, and nothing else."
      choices={{
        label: 'Your decision',
        options: found.outcomes.map((value) => ({ value, ...outcomes[value] })),
      }}
      more={{
        label: 'Which rule does it break?',
        options: rules.map((value) => ({ value, label: harms[value].label })),
        unless: ['no_action'],
      }}
      hint="It is written to the log, and sent to the person unless there is no breach."
      confirmLabel="Decide"
      send={(reason, choice, more) =>
        decision.mutateAsync([
          found._id,
          {
            outcome: found.outcomes.find((outcome) => outcome === choice) ?? 'no_action',
            harm: harmKinds.find((harm) => harm === more) ?? usual,
            reason,
          },
        ])
      }
      done="The case is closed"
      onClose={onClose}
    />
  )
}
