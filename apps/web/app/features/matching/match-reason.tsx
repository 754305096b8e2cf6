import type { MatchView } from '@guildhall/contract'
import { paths } from '../../paths.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { matchRows, reasonText } from './match-words.ts'

export function MatchReason({ match }: { match: MatchView }) {
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <p className="max-w-prose text-sm wrap-anywhere">{reasonText(match)}</p>
      <Disclosure summary={`Why this? ${match.points} of 100 points`}>
        <table className="w-full max-w-2xl border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className="py-2 pr-4 font-normal">
                Part
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                Computed from
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {matchRows(match).map(({ name, input, points, most }) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  {name}
                </th>
                <td className="py-2 pr-4 wrap-anywhere text-muted">{input}</td>
                <td className="py-2 text-right whitespace-nowrap tabular-nums">
                  {points} of {most}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-muted">
          No one can pay for a place.{' '}
          <a href={paths.matchingRules} className="text-link">
            The published formula
          </a>
        </p>
      </Disclosure>
    </div>
  )
}
