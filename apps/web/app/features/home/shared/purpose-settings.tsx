import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../loaded.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { PurposeForm } from '../purpose-form.tsx'
import { welcomeQuery } from './api.ts'

export default function PurposeSettings() {
  const { user } = useSession()
  return user?.id ? <Purposes key={user.id} userId={user.id} /> : null
}

function Purposes({ userId }: { userId: string }) {
  return (
    <section id="purposes" className="flex flex-col gap-4">
      <h2 id="came-for" className="text-xl">
        What you came for
      </h2>
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
    </section>
  )
}
