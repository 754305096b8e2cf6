import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pageFrame } from './frame-addresses.ts'
import { PreviewFigure } from './preview-figure.tsx'
import { loadPageProgram, type PageExercise, pageOf } from './run-page.ts'

const pauseMs = 300

/** What somebody writes, as a page. Its scripts do not run. */
export function PagePreview({ exercise, code }: { exercise: PageExercise; code: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const show = useEffectEvent(async () => {
    const program = await loadPageProgram()
    if (!program) return
    const page = pageOf(exercise, code)
    // Its origin is nobody's, so it cannot be named.
    frame.current?.contentWindow?.postMessage({ program, page }, '*', [new MessageChannel().port2])
  })

  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => void show(), pauseMs)
    return () => clearTimeout(timer)
  }, [isReady, code])

  return (
    <PreviewFigure>
      <iframe
        ref={frame}
        title="Preview of your page"
        sandbox="allow-scripts"
        src={pageFrame}
        onLoad={() => setIsReady(true)}
        className="block h-72 w-full resize-y bg-white"
      />
    </PreviewFigure>
  )
}
