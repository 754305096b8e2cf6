import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from the first time that the page is about to be printed: what is rendered for it is there when the browser takes the page. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const print = () => flushSync(() => setIsPrinting(true))
    window.addEventListener('beforeprint', print, { once: true })
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return isPrinting
}
