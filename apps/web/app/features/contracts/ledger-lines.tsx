import type { LedgerLineView } from '@guildhall/contract'
import { cx } from '../../ui/cx.ts'
import { lineText, reasonTexts, signedUsd } from './ledger-words.ts'

const shortHash = 8

export interface LedgerLinesProps {
  lines: readonly LedgerLineView[]
  formatAt: (iso: string) => string
  isDense?: boolean
}

/** As a table where there is room. */
export function LedgerLines({ lines, formatAt, isDense = false }: LedgerLinesProps) {
  const pad = isDense ? 'py-1.5' : 'py-2.5'
  return (
    <div className="@container">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Lines of the ledger, oldest first</caption>
        <thead>
          <tr className="border-b border-edge text-left text-xs text-muted">
            <th scope="col" className="py-2 pr-4 font-medium">
              What happened
            </th>
            <th scope="col" className="hidden py-2 pr-4 font-medium @sm:table-cell">
              When
            </th>
            <th scope="col" className="py-2 text-right font-medium @sm:pr-4">
              Amount
            </th>
            <th scope="col" className="hidden py-2 font-medium @sm:table-cell">
              Hash
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((line) => (
            <tr key={line.position} className="align-top">
              <td className={cx(pad, 'pr-4')}>
                <span className="font-medium">{lineText(line)}</span>
                <span className="block text-muted">
                  {reasonTexts[line.reason]}
                  <span className="@sm:hidden">, {formatAt(line.at)}</span>
                </span>
                <Hash hash={line.hash} className="mt-1 block @sm:hidden" />
              </td>
              <td className={cx(pad, 'hidden pr-4 text-muted @sm:table-cell')}>{formatAt(line.at)}</td>
              <td className={cx(pad, 'text-right font-medium whitespace-nowrap @sm:pr-4')}>{signedUsd(line.amount)}</td>
              <td className={cx(pad, 'hidden @sm:table-cell')}>
                <Hash hash={line.hash} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Hash({ hash, className }: { hash: string; className?: string }) {
  return (
    <code title={`SHA-256 ${hash}`} className={className ? `text-xs text-muted ${className}` : 'text-xs text-muted'}>
      {hash.slice(0, shortHash)}…
    </code>
  )
}
