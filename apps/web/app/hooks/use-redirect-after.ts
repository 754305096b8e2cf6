import { useEffect, useState } from 'react'
import { type NavigateOptions, type To, useNavigate } from 'react-router'

/** Leaves time to read a success message. Leaving the page in the meantime cancels the redirect. */
export function useRedirectAfter(delayMs: number) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<{ to: To; options?: NavigateOptions }>()

  useEffect(() => {
    if (!target) return
    const timer = setTimeout(() => void navigate(target.to, target.options), delayMs)
    return () => clearTimeout(timer)
  }, [target, delayMs, navigate])

  return {
    isLeaving: target !== undefined,
    redirect: (to: To, options?: NavigateOptions) => setTarget({ to, options }),
  }
}
