import { transform } from 'sucrase'
import * as Vue from 'vue'
import { compileScript, parse } from 'vue/compiler-sfc'
import type { Framework } from './component-job.ts'

// As it is before a program could replace it.
const { now: time } = Date
let app: Vue.App | undefined
let given: Record<string, unknown> | undefined
let failure: { error: unknown } | undefined

export const vue: Framework<Vue.Component> = {
  modules: { vue: Vue },
  compile: (name, code) =>
    transform(name.endsWith('.vue') ? compileComponent(name, code) : code, {
      transforms: ['typescript', 'imports'],
      disableESTransforms: true,
    }).code,
  async change(act) {
    await act()
    await Vue.nextTick()
    await Vue.nextTick()
    // Vue passes over events of the millisecond in which their listener was added.
    for (const now = time(); time() === now; );
    if (!failure) return
    const { error } = failure
    failure = undefined
    throw error
  },
  show(component, props, place) {
    if (given) return void Object.assign(given, props)
    const shown = Vue.shallowReactive({ ...props })
    given = shown
    app = Vue.createApp({ render: () => Vue.h(component, { ...shown }) })
    app.config.errorHandler = (error) => (failure ??= { error })
    app.mount(place)
  },
  remove: () => app?.unmount(),
}

/** A component whose template stands in its script as a function. */
function compileComponent(filename: string, code: string): string {
  const { descriptor, errors } = parse(code, { filename })
  if (errors[0]) throw errors[0]
  if (descriptor.script && !descriptor.scriptSetup) throw new SyntaxError(`${filename} needs <script setup>.`)
  const whole = descriptor.scriptSetup
    ? descriptor
    : parse(`<script setup>\n// nothing\n</script>\n${code}`, { filename }).descriptor
  showStyles(whole.styles.map(({ content }) => content))
  return compileScript(whole, { id: filename, inlineTemplate: true }).content
}

function showStyles(styles: string[]) {
  const sheet = document.createElement('style')
  sheet.textContent = styles.join('\n')
  document.head.append(sheet)
}
