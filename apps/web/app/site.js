/*
 * What every page does in the browser without a framework: switching the theme, the drop-down menus of the public
 * pages, and greeting whoever is signed in. Served as it stands; listens on the document, so it needs no markup to
 * exist before it runs. Without it the menus still open and close by a press: they are <details>.
 */
;(() => {
  const root = document.documentElement
  const hoverCloseDelayMs = 180

  // Theme: the switch shows the other one; when that is what the system wishes anyway, the choice is forgotten.

  const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  function switchTheme() {
    const other = (root.dataset.theme ?? systemTheme()) === 'dark' ? 'light' : 'dark'
    if (other === systemTheme()) delete root.dataset.theme
    else root.dataset.theme = other
    try {
      if (root.dataset.theme) localStorage.setItem('theme', other)
      else localStorage.removeItem('theme')
    } catch {
      // Storage may be forbidden; the theme then lasts as long as the page.
    }
  }

  // The signed-in person's first name.

  const stored = (key) => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return '' // Storage may be forbidden: as if nobody were signed in.
    }
  }

  function greet() {
    const name = stored('username').trim()
    const isSignedIn = stored('token') !== '' && name !== ''
    root.dataset.session = isSignedIn ? 'in' : 'out'
    if (!isSignedIn) return
    for (const place of document.querySelectorAll('[data-first-name]')) place.textContent = name.split(/\s+/)[0]
    for (const place of document.querySelectorAll('[data-initial]')) place.textContent = [...name][0].toUpperCase()
    for (const link of document.querySelectorAll('a[data-signed-in-href]')) link.href = link.dataset.signedInHref
  }

  /** Sign-up stores a token and nothing else. The server knows whose it is. */
  async function arrive() {
    greet()
    const token = stored('token')
    if (!token || stored('username').trim() || !document.querySelector('[data-first-name]')) return
    try {
      const answer = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
      if (!answer.ok || stored('token') !== token) return
      const account = await answer.json()
      for (const key of ['userId', 'username', 'email']) localStorage.setItem(key, account[key])
      greet()
    } catch {
      // The name stays unknown for now, and the page as it is for visitors.
    }
  }

  // Menus: <details data-menu>. One is open at a time; those marked "drop" also open under the mouse.

  const menuOf = (target) => (target instanceof Element ? target.closest('details[data-menu]') : null)
  const openMenus = () => document.querySelectorAll('details[data-menu][open]')
  let closing

  function close(menu) {
    menu.open = false
    delete menu.dataset.by
  }

  function closeAllBut(kept) {
    for (const menu of openMenus()) if (menu !== kept) close(menu)
  }

  function closeSoon(menu) {
    closing = setTimeout(() => close(menu), hoverCloseDelayMs)
  }

  function onPointerOver(event) {
    const menu = menuOf(event.target)
    if (event.pointerType !== 'mouse' || menu?.dataset.menu !== 'drop') return
    clearTimeout(closing)
    if (menu.open) return
    closeAllBut(menu)
    menu.open = true
    menu.dataset.by = 'hover'
  }

  function onPointerOut(event) {
    const menu = menuOf(event.target)
    if (menu?.dataset.by !== 'hover' || menuOf(event.relatedTarget) === menu) return
    clearTimeout(closing)
    closeSoon(menu)
  }

  function onClick(event) {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('[data-theme-switch]')) switchTheme()

    const menu = menuOf(target)
    closeAllBut(menu)
    if (!menu || !target?.closest('summary')) return
    if (menu.dataset.by === 'hover') {
      // It has just opened under the mouse: the press means "stay open".
      event.preventDefault()
      menu.dataset.by = 'press'
    }
  }

  /** The stops of the arrow keys in a drop-down: its summary, then its links. */
  const stopsOf = (menu) => [menu.querySelector('summary'), ...menu.querySelectorAll('a, button')]

  function step(menu, by) {
    menu.open = true
    closeAllBut(menu)
    const stops = stopsOf(menu)
    const at = stops.indexOf(document.activeElement)
    stops[(at + by + stops.length) % stops.length].focus()
  }

  function stepAside(menu, by) {
    const tops = [...menu.closest('[data-menubar]').querySelectorAll('[data-menubar-item]')]
    const at = tops.findIndex((top) => menu.contains(top))
    const next = tops[(at + by + tops.length) % tops.length]
    if (menu.open) close(menu)
    next.focus()
  }

  function onKeyDown(event) {
    const menu = menuOf(event.target)
    if (event.key === 'Escape') {
      for (const open of openMenus()) {
        const hadFocus = open.contains(document.activeElement)
        close(open)
        if (hadFocus) open.querySelector('summary').focus()
      }
      return
    }
    if (menu?.dataset.menu !== 'drop') return
    const act = {
      ArrowDown: () => step(menu, 1),
      ArrowUp: () => step(menu, -1),
      ArrowRight: () => menu.closest('[data-menubar]') && stepAside(menu, 1),
      ArrowLeft: () => menu.closest('[data-menubar]') && stepAside(menu, -1),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  function onFocusOut(event) {
    const menu = menuOf(event.target)
    // Without a related target the focus left for nowhere, such as a press on plain text; onClick decides then.
    if (menu && event.relatedTarget && !menu.contains(event.relatedTarget)) close(menu)
  }

  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointerout', onPointerOut)
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusout', onFocusOut)

  addEventListener('storage', greet)
  addEventListener('pageshow', () => void arrive())
  // Dispatched by a public page that was reached without loading a document.
  addEventListener('guildhall:shown', greet)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', greet)
  else greet()
})()
