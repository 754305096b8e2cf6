import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../loaded.tsx'
import { Section } from '../../../ui/page.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { PurposeForm } from '../purpose-form.tsx'
import { welcomeQuery } from './api.ts'

export default function PurposeSettings() {
  const { user } = useSession()
  return user?.id ? <Purposes key={user.id} userId={user.id} /> : null
}

function Purposes({ userId }: { userId: string }) {
  return (
    <Section id="purposes" title="What you came for">
      <p id="came-for" className="text-sm text-muted">
        It decides about your menus and first steps.
      </p>
      <Loaded query={useQuery(welcomeQuery(userId, 'client'))} what="Your answer">
        {({ purposes }) => (
          <PurposeForm
            userId={userId}
            side="client"
            chosen={purposes}
            labelledBy="came-for"
            saveLabel="Save your answer"
          />
        )}
      </Loaded>
    </Section>
  )
}
