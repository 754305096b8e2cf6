import type { AppealView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/empty-tray.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { appealsQuery } from './api.ts'
import { AdminList } from './shared/admin-list.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { Words } from './suspension-card.tsx'

/** Appeals that wait for an answer, the oldest first. */
export default function AppealsScreen() {
  const list = useInfiniteQuery(appealsQuery())
  return (
    <AdminPage section="appeals" lead="Appeals that wait for an answer, the oldest first.">
      <AdminList
        list={list}
        nouns={['appeal', 'appeals']}
        empty={
          <EmptyState illustration={<EmptyTray className="mx-auto w-44" />} title="No appeals wait">
            Every appeal has been answered.
          </EmptyState>
        }
      >
        {(appeal) => <Appeal key={appeal._id} appeal={appeal} />}
      </AdminList>
    </AdminPage>
  )
}

function Appeal({ appeal: { _id, person, suspendedBy, ...appeal } }: { appeal: AppealView }) {
  const [isAnswering, setIsAnswering] = useState(false)
  return (
    <Card as="li" className="flex flex-col gap-4">
      <h2 dir="auto" className="text-lg wrap-anywhere">
        <Link to={adminPaths.person(person._id)} className="hover:text-rose">
          {person.name}
        </Link>
      </h2>
      <Words title={`Suspended by ${suspendedBy.name}`} at={appeal.suspendedAt}>
        {appeal.reason}
      </Words>
      <Words title="Their appeal" at={appeal.appealedAt}>
        {appeal.appeal}
      </Words>
      <Button variant="primary" className="self-start" onClick={() => setIsAnswering(true)}>
        Answer Appeal
      </Button>
      {isAnswering ? <AnswerDialog suspensionId={_id} onClose={() => setIsAnswering(false)} /> : null}
    </Card>
  )
}
