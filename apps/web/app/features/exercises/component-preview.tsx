import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { componentFrame } from './frame-addresses.ts'
import { PreviewFigure } from './preview-figure.tsx'
import { type ComponentExercise, filesOf, loadComponentProgram } from './run-component.ts'

const pauseMs = 500
const limitMs = 5_000

/** What somebody writes, as a component to try. Each version gets a frame of its own, which is taken away if it does not answer. */
export function ComponentPreview({ exercise, code }: { exercise: ComponentExercise; code: string }) {
  const [shown, setShown] = useState(code)
  useEffect(() => {
    const timer = setTimeout(setShown, pauseMs, code)
    return () => clearTimeout(timer)
  }, [code])
  return (
    <PreviewFigure>
      <OneVersion key={shown} exercise={exercise} code={shown} />
    </PreviewFigure>
  )
}

function OneVersion({ exercise, code }: { exercise: ComponentExercise; code: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const show = useEffectEvent(async (port: MessagePort) => {
    const program = await loadComponentProgram(exercise.language)
    const job = { program, files: filesOf(exercise, code), test: exercise.tests[0], isPreview: true }
    // Its origin is nobody's, so it cannot be named.
    if (program) frame.current?.contentWindow?.postMessage(job, '*', [port])
    else setTrouble('The preview could not be loaded. Check your connection, then reload the page.')
  })

  useEffect(() => {
    if (!isReady) return
    const { port1, port2 } = new MessageChannel()
    let clock: ReturnType<typeof setTimeout>
    port1.onmessage = ({ data }) => {
      clearTimeout(clock)
      if (data === 'ready')
        clock = setTimeout(setTrouble, limitMs, 'The preview was stopped. Is there a loop without an end?')
    }
    void show(port2)
    return () => {
      clearTimeout(clock)
      port1.close()
    }
  }, [isReady])

  if (trouble !== undefined) {
    return (
      <p role="status" className="p-3 text-sm">
        {trouble}
      </p>
    )
  }
  return (
    <iframe
      ref={frame}
      title="Preview of your component"
      sandbox="allow-scripts allow-forms"
      src={componentFrame}
      onLoad={() => setIsReady(true)}
      className="block h-72 w-full resize-y bg-white"
    />
  )
}
