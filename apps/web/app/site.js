/*
 * What all pages do in the browser without a framework: switch the theme, open the drop-down menus of the public pages,
 * and greet the signed-in user. Listens on the document, so the markup need not exist before it runs. Without it the
 * menus still open and close by a click, as they are <details>.
 */
;(() => {
  const root = document.documentElement
  const hoverCloseDelayMs = 180

  // Theme: the switch offers the other one. A choice that equals the system's is not stored.

  const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  function switchTheme() {
    const other = (root.dataset.theme ?? systemTheme()) === 'dark' ? 'light' : 'dark'
    if (other === systemTheme()) delete root.dataset.theme
    else root.dataset.theme = other
    try {
      if (root.dataset.theme) localStorage.setItem('theme', other)
      else localStorage.removeItem('theme')
    } catch {
      // Storage may be blocked; then the theme lasts for this page only.
    }
  }

  // The signed-in user's first name.

  const stored = (key) => {
    try {
      return localStorage.getItem(key) ?? ''
    } catch {
      return '' // Storage may be blocked: treat it as signed out.
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

  /** Sign-up stores only a token. The server knows whose it is. */
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
      // The name stays unknown, and the page stays as it is for visitors.
    }
  }

  // Menus: <details data-menu>. One is open at a time; those marked "drop" also open on hover.

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
      // It has just opened on hover, so the click means "stay open".
      event.preventDefault()
      menu.dataset.by = 'press'
    }
  }

  /** Targets of the arrow keys in a dropdown: its summary, then its links. */
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
    // Without a related target, the focus left for plain text or the like; onClick decides then.
    if (menu && event.relatedTarget && !menu.contains(event.relatedTarget)) close(menu)
  }

  document.addEventListener('pointerover', onPointerOver)
  document.addEventListener('pointerout', onPointerOut)
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('focusout', onFocusOut)

  addEventListener('storage', greet)
  addEventListener('pageshow', () => void arrive())
  // Dispatched by a public page that was opened without loading a document.
  addEventListener('guildhall:shown', greet)
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', greet)
  else greet()
})()
