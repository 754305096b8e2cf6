import { useQuery } from '@tanstack/react-query'
import { Section } from '../../../ui/page.tsx'
import { latestResultsQuery } from '../api.ts'
import { ResultRow } from '../result-row.tsx'

export function LatestResults({ userId }: { userId: string }) {
  const results = useQuery(latestResultsQuery(userId)).data?.items ?? []
  if (results.length === 0) return null
  return (
    <Section title="Your latest results">
      <ul className="divide-y divide-line border-y border-line">
        {results.map((result) => (
          <ResultRow key={result._id} result={result} isOwn withSkill />
        ))}
      </ul>
    </Section>
  )
}
