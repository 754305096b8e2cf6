import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

const openedHere = { openedHere: true }

/** That a sheet is open stands in the address: going back closes it, and a reload opens it again. */
export function useSheet(name: string) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOpen = hash === `#${name}`
  const isClosing = useRef(false)
  // The browser's Forward opens it, too.
  useEffect(() => {
    isClosing.current = false
  }, [isOpen])

  function open() {
    if (!isOpen) void navigate({ pathname, search, hash: name }, { state: openedHere, preventScrollReset: true })
  }
  function close() {
    // Two presses of Escape must not go back two pages.
    if (!isOpen || isClosing.current) return
    isClosing.current = true
    if (state?.openedHere) void navigate(-1)
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }
  return { isOpen, open, close }
}
