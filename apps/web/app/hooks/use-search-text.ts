import { useEffect, useRef, useState } from 'react'

const pauseMs = 300

/**
 * What stands in a search box while the address says something slightly older: `commit` runs after a pause in typing.
 * When the address changes by itself (Back, a link), the box follows.
 */
export function useSearchText(committed: string, commit: (text: string) => void) {
  const [text, setText] = useState(committed)
  const sent = useRef(committed)
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })

  useEffect(() => {
    if (committed === sent.current) return
    sent.current = committed
    setText(committed)
  }, [committed])

  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      latest.current(text)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  function commitNow() {
    if (text === sent.current) return
    sent.current = text
    latest.current(text)
  }

  return { text, setText, commitNow }
}
