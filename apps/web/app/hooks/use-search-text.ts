import { useEffect, useEffectEvent, useRef, useState } from 'react'

const debounceMs = 300

/** `commit` runs after a pause in typing. When the address changes by other means (Back, a link), the box follows. */
export function useSearchText(committed: string, commit: (text: string) => void) {
  const [text, setText] = useState(committed)
  const sent = useRef(committed)
  const commitLatest = useEffectEvent(commit)

  useEffect(() => {
    if (committed === sent.current) return
    sent.current = committed
    setText(committed)
  }, [committed])

  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      commitLatest(text)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [text])

  function commitNow() {
    if (text === sent.current) return
    sent.current = text
    commit(text)
  }

  return { text, setText, commitNow }
}
