import { useEffect, useRef, useState } from 'react'
import type { Progress } from '../upload-transfer.ts'

/** Ends with the component. */
export function useTransfer() {
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  function begin() {
    const controller = new AbortController()
    running.current = controller
    return controller.signal
  }
  return { progress, setProgress, begin }
}
