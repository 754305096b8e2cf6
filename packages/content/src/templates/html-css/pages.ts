import { source } from '../source.ts'
import type { Proof } from '../template.ts'

export const colors = ['red', 'blue', 'green', 'teal', 'navy', 'maroon', 'purple', 'olive'] as const

const prelude = source`
  <style>body { margin: 0 }</style>
  <script>
    const find = (id) => document.getElementById(id)
    const box = (id) => find(id).getBoundingClientRect()
    const style = (id, property, part) => getComputedStyle(find(id), part).getPropertyValue(property)
    const color = (id, property = 'color', part) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const isIt = (name) => {
        probe.style.color = name
        return getComputedStyle(probe).color === style(id, property, part)
      }
      const name = ${JSON.stringify([...colors, 'black'])}.find(isIt) ?? style(id, property, part)
      probe.remove()
      return name
    }
    const inside = (id, parent) => [box(id).left - box(parent).left, box(id).top - box(parent).top]
  </script>`

/** A page without a margin, with the question's code in its body; the script calls `print`. */
export const measured = (code: string, script: string, width?: number): Proof => ({
  program: [
    ...(width ? [`<!-- ${width} wide -->`] : []),
    '<!doctype html><body>',
    prelude,
    code,
    `<script>${script}</script>`,
  ].join('\n'),
})

export const px = (value: number) => `${value}px`
