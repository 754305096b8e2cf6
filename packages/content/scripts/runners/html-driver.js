/* Runs in the page. A page that begins with `<!-- 450 wide -->` gets a window of that width. */
const printing = `<!doctype html><script>
  globalThis.printed = []
  globalThis.print = (value) => printed.push(String(value))
  addEventListener('error', ({ error }) => print('throws ' + error?.name))
</script>`

globalThis.runPages = (pages) =>
  Promise.all(
    pages.map(
      (html) =>
        new Promise((resolve) => {
          const frame = document.createElement('iframe')
          const width = /^<!-- (\d+) wide -->/.exec(html)?.[1] ?? '1000'
          frame.style.cssText = `position: absolute; left: 0; top: 0; border: 0; width: ${width}px; height: 800px`
          frame.srcdoc = printing + html
          frame.addEventListener('load', () => {
            resolve(frame.contentWindow.printed.join('\n'))
            frame.remove()
          })
          document.body.append(frame)
        }),
    ),
  )
