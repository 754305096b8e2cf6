// The theme people chose on our other pages, the switch, copying, and marking the section being read.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
  } catch {
    // Storage may be forbidden; the system's theme shows.
  }
  const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

  function switchTheme() {
    const other = (root.dataset.theme ?? systemTheme()) === 'dark' ? 'light' : 'dark'
    root.dataset.theme = other
    try {
      localStorage.setItem('theme', other)
    } catch {
      // The choice then lasts as long as the page.
    }
  }

  async function copy(button) {
    await navigator.clipboard.writeText(button.closest('figure').querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  }

  /** Scrolls the list alone; `scrollIntoView` would move the page as well. */
  function keepInView(list, link) {
    const { top, bottom } = link.getBoundingClientRect()
    const frame = list.getBoundingClientRect()
    if (top < frame.top) list.scrollTop -= frame.top - top + 32
    if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + 32
  }

  document.addEventListener('click', ({ target }) => {
    if (target.closest('[data-theme-switch]')) switchTheme()
    const button = target.closest('[data-copy]')
    if (button) void copy(button)
    const contents = document.querySelector('.contents')
    if (target.closest('.contents a') && matchMedia('(width < 64rem)').matches) contents.open = false
  })

  document.addEventListener('DOMContentLoaded', () => {
    const contents = document.querySelector('.contents')
    if (matchMedia('(width < 64rem)').matches) contents.open = false
    const links = new Map([...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]))
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          contents.querySelector('[aria-current]')?.removeAttribute('aria-current')
          const link = links.get(target.id) ?? links.get('objects')
          link?.setAttribute('aria-current', 'true')
          if (link) keepInView(contents, link)
        }
      },
      { rootMargin: '-10% 0px -80% 0px' },
    )
    for (const section of document.querySelectorAll('[data-section]')) watcher.observe(section)
  })
})()
