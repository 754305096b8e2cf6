import { Checkbox } from '../../../ui/checkbox.tsx'
import { Section } from '../../../ui/page.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { useReadReceipts } from '../use-read-receipts.ts'

export function MessageSettings() {
  const { user } = useSession()
  const { isOn, isSaving, toggle } = useReadReceipts(user?.id ?? '')

  return (
    <Section title="Messages">
      <Checkbox
        label="Read receipts"
        hint="Others see what you have read, and you see what they have read. If you turn this off, neither is shown."
        checked={isOn}
        disabled={isSaving}
        onChange={toggle}
      />
    </Section>
  )
}
