/* Runs in the page, after Vue's own files. */
const { createApp, createSSRApp, h, nextTick, reactive } = Vue
const { renderToString } = require('vue/server-renderer')

const timeLimitMs = 5_000

globalThis.runPrograms = async (programs) => {
  const printed = []
  for (const program of programs) {
    const limit = new Promise((resolve) => setTimeout(resolve, timeLimitMs, 'did not end'))
    printed.push(await Promise.race([runProgram(program), limit]))
  }
  return printed
}

async function runProgram({ modules, serverModules, steps }) {
  const lines = []
  const print = (...values) => lines.push(values.map(String).join(' '))
  const logging = { log: print, error() {}, warn() {} }
  const loaderOf = (files) => {
    const loadedHere = {}
    return function load(name) {
      if (!files[name]) return require(name)
      if (!loadedHere[name]) {
        const module = { exports: {} }
        loadedHere[name] = module
        // oxlint-disable-next-line typescript/no-implied-eval -- the program that is run
        new Function('module', 'exports', 'require', 'console', files[name])(module, module.exports, load, logging)
      }
      return loadedHere[name].exports
    }
  }
  const load = loaderOf(modules)
  const loadForServer = loaderOf(serverModules)
  const container = document.body.appendChild(document.createElement('main'))
  const props = reactive({})
  let app
  let handleError
  const onAppError = (handler) => {
    handleError = handler
  }
  const settled = async () => {
    await nextTick()
    await nextTick()
    // Vue passes over events of the millisecond in which their listener was added.
    const now = Date.now()
    while (Date.now() === now);
  }
  const start = async (create, given = {}) => {
    Object.assign(props, given)
    const App = load('./App.vue').default
    app = create({ render: () => h(App, { ...props }) })
    app.config.warnHandler = () => {}
    if (handleError) app.config.errorHandler = handleError
    app.mount(container)
    await settled()
  }
  const mount = (given) => start(createApp, given)
  const hydrate = async (given) => {
    Object.assign(props, given)
    container.innerHTML = await serverMarkup(given)
    await start(createSSRApp, given)
  }
  const serverMarkup = (given) => {
    const server = createSSRApp(loadForServer('./App.vue').default, given)
    server.config.warnHandler = () => {}
    return renderToString(server)
  }
  const setProps = async (changed) => {
    Object.assign(props, changed)
    await settled()
  }
  const find = (target) => (typeof target === 'string' ? container.querySelector(target) : target)
  const click = async (target = 'button') => {
    find(target).click()
    await settled()
  }
  const type = async (target, value, event = 'input') => {
    find(target).value = value
    find(target).dispatchEvent(new Event(event, { bubbles: true }))
    await settled()
  }
  const text = (target) => (target ? find(target) : container).textContent.replaceAll(/\s+/g, ' ').trim()
  const tools = {
    ...Vue,
    print,
    mount,
    hydrate,
    serverMarkup,
    setProps,
    settled,
    onAppError,
    find,
    click,
    type,
    text,
    container,
  }
  const unmount = () => app?.unmount()
  try {
    const names = Object.keys(tools).filter((name) => /^[A-Za-z]\w*$/.test(name))
    const values = names.map((name) => tools[name])
    // oxlint-disable-next-line typescript/no-implied-eval -- the program that is run
    await new Function(...names, 'unmount', 'console', steps)(...values, unmount, logging)
  } catch (error) {
    print(`throws ${error.name}`)
  }
  unmount()
  container.remove()
  return lines.join('\n')
}
