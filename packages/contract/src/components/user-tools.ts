import type { Framework } from './component-job.ts'
import { Finder } from './find-as-user.ts'

const patienceMs = 1_000
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What tests can do: find things as people do, and act as they would. */
export function toolsOf(
  change: Framework['change'],
  show: (props: object) => void,
  remove: () => void,
  place: Element,
) {
  const finder = new Finder(place)
  const { find, field, all, text, texts } = finder
  const elementOf = (role: string | Element, name?: string) =>
    (typeof role === 'string' ? find(role, name) : role) as HTMLElement

  async function click(role: string | Element, name?: string) {
    const element = elementOf(role, name)
    if (element.matches(':disabled')) throw new Error(`The ${describe(role, name)} is disabled.`)
    await change(() => {
      element.focus()
      element.click()
    })
  }

  /** After what is there already. */
  async function type(label: string, added: string) {
    const input = field(label) as Field
    if (input.matches(':disabled, :read-only:not(select)')) throw new Error(`The field "${label}" cannot be changed.`)
    await change(() => input.focus())
    // A date or a color has no letters.
    if (!/^(text|search|email|tel|url|password|number|textarea)$/.test(input.type))
      await change(() => enter(input, added))
    else for (const letter of added) await change(() => enter(input, input.value + letter))
    await change(() => leave(input))
  }

  async function clear(label: string) {
    const input = field(label) as Field
    await change(() => enter(input, ''))
    await change(() => leave(input))
  }

  async function choose(label: string, option: string) {
    const select = field(label) as HTMLSelectElement
    const chosen = [...select.options].find((one) => one.label === option)
    if (!chosen) throw new Error(`The field "${label}" has no option "${option}".`)
    await change(() => {
      chosen.selected = true
      select.dispatchEvent(new Event('input', { bubbles: true }))
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }

  /** Where the focus is. */
  async function press(key: string) {
    const target = (document.activeElement ?? document.body) as HTMLElement
    await change(() => {
      const options = { key, bubbles: true, cancelable: true }
      const goesOn = target.dispatchEvent(new KeyboardEvent('keydown', options))
      if (goesOn && key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit()
      target.dispatchEvent(new KeyboardEvent('keyup', options))
    })
  }

  async function until(isSo: () => unknown) {
    const end = performance.now() + patienceMs
    while (!isSo()) {
      if (performance.now() > end) throw new Error('It did not happen in time.')
      await change(() => later(10))
    }
  }

  return {
    ...{ find, field, all, text, texts, click, type, clear, choose, press, until },
    has: (role: string, name?: string) => all(role, name).length > 0,
    value: (label: string) => (field(label) as Field).value,
    isChecked: (label: string) => (field(label) as HTMLInputElement).checked,
    isDisabled: (role: string, name?: string) => find(role, name).matches(':disabled'),
    hasFocus: (role: string, name?: string) => find(role, name) === document.activeElement,
    wait: (ms: number) => change(() => later(ms)),
    setProps: (props: object) => change(() => show(props)),
    unmount: () => change(remove),
  }
}

const describe = (role: string | Element, name?: string) =>
  typeof role === 'string' ? [role, name && `"${name}"`].filter(Boolean).join(' ') : 'element'

/** As a browser does, past what React puts in front of `value`. */
function enter(input: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const leave = (input: Field) => input.dispatchEvent(new Event('change', { bubbles: true }))
