/**
 * Runs in the head of each page, as text, so it can use nothing from outside. `fetch-script.ts` sees to what loads later, but browsers do
 * not ask again for the first scripts of a page. Here they are fetched into the cache, in as many tries, and the page is loaded again,
 * once. If that does not help, it says so: what the server sent can be read, and its links work.
 */
export function fetchFirstScriptsAgain() {
  const isRunning = () => '__reactRouterDataRouter' in window
  let isTrying = false
  let isTouched = false

  function onError({ target }: Event) {
    const isScript = target instanceof HTMLScriptElement
    if (isScript && target.src.startsWith(`${location.origin}/assets/`)) void replace(target)
    else if (isScript || (target instanceof HTMLLinkElement && target.rel === 'modulepreload')) void loadPageAgain()
  }

  async function replace({ src, dataset }: HTMLScriptElement) {
    if (dataset.again !== undefined || !(await fetchAgain(src))) return
    const script = Object.assign(document.createElement('script'), { src })
    script.dataset.again = ''
    document.head.append(script)
  }

  async function loadPageAgain() {
    if (isTrying || isRunning()) return
    isTrying = true
    if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done))
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
    const found = await Promise.all(Array.from(links, ({ href }) => fetchAgain(href)))
    if (isRunning()) return
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (found.includes(false) || isTouched || isAnyFilled() || navigation?.type === 'reload') sayWhatIsLost()
    else location.reload()
  }

  /** By the browser, as when somebody comes back: it says so by no event. */
  function isAnyFilled() {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    return Array.from(fields).some((field) =>
      'checked' in field && (field.type === 'checkbox' || field.type === 'radio')
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue,
    )
  }

  async function fetchAgain(file: string, [pauseMs, ...later]: number[] = [250, 1_000, 3_000]): Promise<boolean> {
    const answer = await fetch(file).catch(() => undefined)
    // What a release has replaced is named anew by the page itself.
    if (answer?.status === 404 || (answer?.ok && (await answer.blob().catch(() => undefined)))) return true
    if (pauseMs === undefined) return false
    await new Promise((done) => setTimeout(done, pauseMs))
    return fetchAgain(file, later)
  }

  function sayWhatIsLost() {
    document.documentElement.dataset.lost = ''
    const notice = Object.assign(document.createElement('div'), {
      role: 'alert',
      className: 'alert sticky top-20 z-20 mb-8 border-danger/40 bg-danger-wash',
      innerHTML: `<svg aria-hidden="true" class="text-danger" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/></svg><div><p class="font-semibold">This page could not be loaded completely</p>Links work, buttons do not. Check your connection, then try again.</div><a href="" class="button button-secondary button-sm">Try again</a>`,
    })
    const main = document.querySelector('main') ?? document.body
    main.prepend(notice)
  }

  addEventListener('error', onError, true)
  // Whatever somebody types, chooses or checks.
  addEventListener('input', () => {
    isTouched = true
  })
}
