/* Runs in the page, after React's own files. `act` lets a program go on when React has done all it has to do. */
const React = require('react')
const { createPortal, flushSync } = require('react-dom')
const { createRoot, hydrateRoot } = require('react-dom/client')
const { renderToStaticMarkup, renderToString } = require('react-dom/server')
globalThis.IS_REACT_ACT_ENVIRONMENT = true

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
  const quiet = { onUncaughtError: () => {}, onCaughtError: () => {}, onRecoverableError: () => {} }
  let root = createRoot(container, quiet)
  const render = (element) => React.act(async () => root.render(element))
  const hydrate = (element) =>
    React.act(async () => {
      root.unmount()
      container.innerHTML = renderToString(element)
      root = hydrateRoot(container, element, quiet)
    })
  const find = (target) => (typeof target === 'string' ? container.querySelector(target) : target)
  const click = async (target = 'button') => await React.act(async () => find(target).click())
  const type = (target, value) =>
    React.act(async () => {
      const input = find(target)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value').set.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const text = (target) => (target ? find(target) : container).textContent
  const shown = () => container.innerText
  const tools = {
    React,
    ...React,
    createPortal,
    flushSync,
    print,
    render,
    hydrate,
    renderToString,
    renderToStaticMarkup,
    click,
    type,
    text,
    shown,
    find,
    container,
    console: { log: print, error() {} },
  }
  try {
    const names = Object.keys(tools)
    // oxlint-disable-next-line typescript/no-implied-eval -- the program that is run
    await new Function(...names, `${code}\nreturn program()`)(...Object.values(tools))
  } catch (error) {
    print(`throws ${error.name}`)
  }
  await React.act(async () => root.unmount())
  container.remove()
  return lines.join('\n')
}
