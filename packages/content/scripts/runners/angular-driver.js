/* Runs in the page, after Angular's own files. */
const timeLimitMs = 5_000

globalThis.runPrograms = async (codes) => {
  const printed = []
  for (const code of codes) {
    const limit = new Promise((resolve) => setTimeout(resolve, timeLimitMs, 'did not end'))
    printed.push(await Promise.race([runProgram(code), limit]))
  }
  return printed
}

async function runProgram(code) {
  const lines = []
  const print = (...values) => lines.push(values.map(String).join(' '))
  const container = document.body.appendChild(document.createElement('main'))
  let app
  let component
  const settled = async () => {
    await app?.whenStable()
    app?.tick()
  }
  const mount = async (type, providers = []) => {
    app = await Angular.createApplication({
      providers: [
        Angular.provideZonelessChangeDetection(),
        { provide: Angular.ErrorHandler, useValue: { handleError: (error) => print(`throws ${error.name}`) } },
        ...providers,
      ],
    })
    const host = container.appendChild(document.createElement('div'))
    component = app.bootstrap(type, host)
    await settled()
    return component
  }
  const find = (target) => (typeof target === 'string' ? container.querySelector(target) : target)
  const click = async (target = 'button') => {
    find(target).click()
    await settled()
  }
  const type = async (target, value) => {
    find(target).value = value
    find(target).dispatchEvent(new Event('input', { bubbles: true }))
    await settled()
  }
  const text = (target) => (target ? find(target) : container).textContent.replaceAll(/\s+/g, ' ').trim()
  const set = async (name, value) => {
    component.setInput(name, value)
    await settled()
  }
  const stop = () => {
    app?.destroy()
    app = undefined
  }
  const tools = { ...Angular, print, mount, find, click, type, text, set, settled, stop, container }
  const names = Object.keys(tools).filter((name) => name !== 'default')
  const values = names.map((name) => tools[name])
  const logging = { log: print, error() {}, warn() {} }
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- the program that is run
    await new Function(...names, 'console', `${code}\nreturn program()`)(...values, logging)
  } catch (error) {
    print(`throws ${error.name}`)
  }
  stop()
  container.remove()
  return lines.join('\n')
}
