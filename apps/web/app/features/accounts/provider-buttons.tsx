import type { ProviderId } from '@guildhall/contract'
import { useEffect, useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { untilReady } from './account-form.ts'
import { ProviderMark } from './provider-mark.tsx'
import { goToProvider } from './providers.ts'
import { useProviders } from './shared/use-providers.ts'

/** Nothing where no provider is set up. */
export function ProviderButtons({ disabled, next }: { disabled: boolean; next: string }) {
  const providers = useProviders()
  const [leavingTo, setLeavingTo] = useState<ProviderId>()
  const [problem, setProblem] = useState<string>()

  // Browsers show this page as it was left when the person comes back.
  useEffect(() => {
    const stay = () => setLeavingTo(undefined)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  async function leave(id: ProviderId) {
    setProblem(undefined)
    setLeavingTo(id)
    try {
      await goToProvider(id, next)
    } catch (error) {
      setProblem(sentenceFor(error, 'This did not work. Please try again.'))
      setLeavingTo(undefined)
    }
  }

  if (providers.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      {problem ? <Alert isUrgent>{problem}</Alert> : null}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          full
          size="lg"
          disabled={disabled || (leavingTo !== undefined && leavingTo !== id)}
          className={untilReady}
          pending={leavingTo === id}
          onClick={() => leave(id)}
        >
          <ProviderMark id={id} />
          Continue with {name}
        </Button>
      ))}
    </div>
  )
}
