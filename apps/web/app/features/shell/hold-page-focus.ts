const places = 'main, section, article, form, li, [role=region], [tabindex]'

/**
 * When the focused element vanishes, as a button does with the empty list it belongs to, the innermost part of the screen
 * that is left around it takes the focus. After a dialog, that is where the dialog was opened. Returns a function that ends this.
 */
export function holdPageFocus(): () => void {
  let around: Element[] = []
  let aroundInMain: Element[] = []
  function remember(focused: Element | null) {
    around = []
    for (let part = focused; part && part !== document.body; part = part.parentElement) around.push(part)
    if (around.some(({ id }) => id === 'main')) aroundInMain = around
  }
  function hold() {
    if (around[0]?.isConnected !== false || document.activeElement !== document.body) return
    const left = [...around, ...aroundInMain].find((part) => part.matches(places) && part.closest('body #main'))
    focusOnce(left ?? document.getElementById('main'))
  }
  /** A click on what takes no focus: whoever was here has left on purpose. */
  function onClick() {
    if (document.activeElement === document.body && around[0]?.isConnected) around = aroundInMain = []
  }
  const onFocus = ({ target }: FocusEvent) => remember(target instanceof Element ? target : null)
  const observer = new MutationObserver(() => {
    // Later, as a dialog that closes returns the focus itself.
    if (around[0]?.isConnected === false) setTimeout(hold)
  })
  remember(document.activeElement)
  document.addEventListener('focusin', onFocus)
  document.addEventListener('click', onClick, true)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('click', onClick, true)
    observer.disconnect()
  }
}

function focusOnce(part: Element | null) {
  if (!(part instanceof HTMLElement)) return
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
}
