import { useDeferredValue, useEffect, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export type Strength = { score: 0 | 1 | 2 | 3 | 4; isCommon: boolean }
type Estimate = (password: string, personal: readonly string[]) => Strength

const labels = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const
const segments = [1, 2, 3, 4] as const
const pauseMs = 800

/** Advice only: it never refuses a password. */
export function PasswordStrength({ password, personal }: { password: string; personal: readonly string[] }) {
  const typed = useDeferredValue(password)
  const estimate = useEstimate(typed !== '')
  const strength = typed !== '' && estimate ? estimate(typed, personal) : undefined
  const words = strength ? `${labels[strength.score]}. ${adviceFor(strength)}`.trim() : ''

  return (
    <div className="min-h-6 pt-2">
      {strength ? (
        <div aria-hidden="true" className="flex flex-col gap-1.5">
          <div className="flex gap-1">
            {segments.map((segment) => (
              <span
                key={segment}
                className={cx('h-1 flex-1 rounded-full', isFilled(segment, strength) ? colorOf(strength) : 'bg-line')}
              />
            ))}
          </div>
          <p className="text-sm text-muted">
            <strong className="font-medium text-ink">
              {labels[strength.score]}
              {adviceFor(strength) ? '.' : ''}
            </strong>{' '}
            {adviceFor(strength)}
          </p>
        </div>
      ) : null}
      <Announcement words={words && `Password strength: ${words}`} />
    </div>
  )
}

function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  )
}

/** The estimator, loaded once `needed`. The form works without it, so a failed load is not shown. */
function useEstimate(needed: boolean): Estimate | undefined {
  const [loaded, setLoaded] = useState<{ estimate: Estimate }>()
  useEffect(() => {
    if (!needed) return
    import('./estimate-strength.ts').then(
      ({ estimateStrength: estimate }) => setLoaded({ estimate }),
      (error: unknown) => console.warn('the strength of passwords cannot be shown', error),
    )
  }, [needed])
  return loaded?.estimate
}

function adviceFor({ score, isCommon }: Strength): string {
  if (isCommon) return 'This is one of the passwords that people try first, or close to one. Choose another.'
  if (score < 2) return 'It can be guessed quickly. A few words in a row are much harder to guess.'
  return score === 2 ? 'One more word makes it much harder to guess.' : ''
}

const isFilled = (segment: number, { score }: Strength) => segment <= Math.max(1, score)

function colorOf({ score }: Strength): string {
  if (score < 2) return 'bg-danger'
  return score === 2 ? 'bg-amber' : 'bg-green'
}
