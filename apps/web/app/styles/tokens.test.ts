import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function colorsOf(theme: Theme): (name: string) => string {
  const colors = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)) {
    const [light, dark] = value.match(/#[0-9a-f]{6}/gi) ?? []
    if (light) colors.set(name, theme === 'light' ? light : (dark ?? light))
  }
  return (name) => {
    const color = colors.get(name)
    if (!color) throw new Error(`tokens.css has no color --color-${name}`)
    return color
  }
}

function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'sunken']
const textPairs = [
  ...['ink', 'muted', 'rose', 'tide', 'green', 'amber', 'danger'].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ...['rose', 'tide', 'green', 'amber', 'danger'].flatMap((tone) =>
    ['ink', 'muted', tone].map((text) => [text, `${tone}-wash`]),
  ),
  ...['rose-solid', 'rose-deep', 'tide-solid', 'danger-solid'].map((ground) => ['on-solid', ground]),
  ...['on-slate', 'on-slate-muted'].map((text) => [text, 'slate']),
  ['ink-fixed', 'on-slate'],
  ...['ink', 'muted'].map((text) => [text, 'chosen']),
  ...['rose', 'tide', 'green', 'amber'].map((text) => [text, 'chosen']),
  ['ink', 'line'],
]

test.each(['light', 'dark'] as const)('%s theme: every text reaches 4.5:1 on every ground it stands on', (theme) => {
  const color = colorsOf(theme)

  const tooFaint = textPairs.filter(([text = '', ground = '']) => contrast(color(text), color(ground)) < 4.5)

  expect(tooFaint).toEqual([])
})

const marks = ['edge', 'gold', 'tide-solid'].flatMap((mark) => grounds.map((ground) => [mark, ground]))

test.each(['light', 'dark'] as const)('%s theme: edges of controls, stars and charts reach 3:1', (theme) => {
  const color = colorsOf(theme)

  const tooFaint = [...marks, ['edge', 'chosen']].filter(
    ([mark = '', ground = '']) => contrast(color(mark), color(ground)) < 3,
  )

  expect(tooFaint).toEqual([])
})
