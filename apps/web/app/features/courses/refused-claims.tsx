import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { claimCourses } from './claim-courses.ts'
import type { CourseClaim } from './course-claims.ts'

export function RefusedClaims({ userId, claims }: { userId: string; claims: readonly CourseClaim[] }) {
  const [isPending, setIsPending] = useState(false)
  const names = claims.map(({ title }) => `“${title}”`).join(', ')

  async function keep() {
    setIsPending(true)
    await claimCourses(userId)
    setIsPending(false)
  }

  return (
    <Alert
      tone="warning"
      title={`Not saved in your courses yet: ${names}`}
      action={
        <Button size="sm" pending={isPending} onClick={keep}>
          Try again
        </Button>
      }
    >
      {claims[0]?.refusal}
    </Alert>
  )
}
