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
        hint="You and others see what the other has read, or neither does."
        checked={isOn}
        disabled={isSaving}
        onChange={toggle}
      />
    </Section>
  )
}
