import { askFrame, listen, sandboxProgram } from '../support/exercise-frames.ts'
import { expect, test } from '../support/test.ts'

const lesson = '/library/javascript?lesson=values-and-scope'

/** Tries every way out that a program with a document has. */
const reacherWithDocument = (host: string) => `
  const html = '<link rel="preconnect" href="http://${host}"><iframe src="http://${host}/"></iframe><img src="http://${host}/a.png">'
  const place = () => document.body.appendChild(document.createElement('div'))
  const link = { rel: 'preconnect', href: 'http://${host}' }
  const tries = [
    () => fetch('http://${host}/'),
    () => new WebSocket('ws://${host}/'),
    () => navigator.sendBeacon('http://${host}/'),
    () => new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }] }),
    () => import('http://${host}/a.js'),
    () => window.open('http://${host}/'),
    () => { top.location = 'http://${host}/' },
    () => { parent.document.title = 'touched' },
    () => localStorage.setItem('a', 'b'),
    () => indexedDB.open('one'),
    () => { new Image().src = 'http://${host}/b.png' },
    () => document.head.append(Object.assign(document.createElement('link'), link)),
    () => document.head.append(Object.assign(document.createElementNS('http://www.w3.org/1999/xhtml', 'a:LINK'), link)),
    () => { place().innerHTML = html },
    () => { place().outerHTML = html },
    () => place().insertAdjacentHTML('afterend', html),
    () => { place().attachShadow({ mode: 'open' }).innerHTML = html },
    () => { const t = document.createElement('template'); t.innerHTML = html; document.body.append(t.content) },
    () => place().setHTMLUnsafe(html),
    () => document.write(html),
    () => document.body.append(document.createRange().createContextualFragment(html)),
    () => document.body.append(new DOMParser().parseFromString(html, 'text/html').body),
    () => {
      const other = new (Object.getPrototypeOf(document.constructor))()
      const within = other.appendChild(other.createElement('a'))
      within.innerHTML = '<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="preconnect" href="http://${host}"/>'
      document.head.append(within.firstChild)
    },
  ]
  let tried = 0
  for (const attempt of tries) { tried += 1; try { Promise.resolve(attempt()).catch(() => {}) } catch {} }
  globalThis.tried = tried`
/** How many there are. */
const waysOut = 23

/** What leads the own frame away, if anything does: nobody answers for it then. */
const leaversTo = (host: string) => [
  `location = 'http://${host}/'`,
  `document.body.append(Object.assign(document.createElement('form'), { action: 'http://${host}/' }))
   document.querySelector('form').submit()`,
]

const components = {
  react: {
    file: 'App.jsx',
    shown: 'export default () => <p>shown</p>',
    endless: 'export default function App() { for (;;) {} }',
    again: [
      "import { useState } from 'react'\nexport default function App() { const [n, setN] = useState(0); setN(n + 1); return n }",
      "import { useEffect, useState } from 'react'\nexport default function App() { const [n, setN] = useState(0); useEffect(() => setN(n + 1)); return <p>{n}</p> }",
    ],
    reaches: (tries: string) => `${tries}\nexport default () => <p>shown</p>`,
  },
  vue: {
    file: 'App.vue',
    shown: '<template><p>shown</p></template>',
    endless: '<script setup>\nconst f = () => { for (;;) {} }\n</script>\n<template><p>{{ f() }}</p></template>',
    again: [
      "<script setup>\nimport { ref } from 'vue'\nconst n = ref(0)\n</script>\n<template><p>{{ n++ }}</p></template>",
    ],
    reaches: (tries: string) => `<script setup>\n${tries}\n</script>\n<template><p>shown</p></template>`,
  },
}

test.describe('a hostile component', () => {
  // The policy refuses what it tries, and says so.
  test.use({
    expectedErrors: [/Content Security Policy|Refused to|violates|Blocked|sandboxed|Unsafe attempt|Framing/i],
  })

  for (const [language, { file, shown, endless, again, reaches }] of Object.entries(components)) {
    test(`in ${language} is stopped, reaches nobody, and the page goes on`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.goto(lesson)
      const program = await sandboxProgram(language)
      const ask = (code: string, call: string, gives: string) =>
        askFrame(page, '/exercise-frame/component', { program, files: { file, code }, test: { acts: '', call, gives } })
      // All kinds of loops have their guard in a test of their own.
      expect(await ask(endless, 'text()', "'shown'")).toEqual({ stopped: 'time' })
      // Whatever had the frame's thread, the page's own is free.
      expect(await page.evaluate(() => 1 + 1)).toBe(2)
      // The framework itself ends these, or what it warns of does.
      for (const code of again) expect(await ask(code, 'text()', "'shown'")).not.toMatchObject({ passed: true })

      const elsewhere = await listen()
      const call =
        "new Promise((done) => setTimeout(done, 500, [self.origin, text().includes('shown'), globalThis.tried]))"
      const judged = await ask(reaches(reacherWithDocument(elsewhere.host)), call, `['null', true, ${waysOut}]`)
      expect(judged).toMatchObject({ passed: true })
      for (const leaver of leaversTo(elsewhere.host)) {
        const answer = await ask(reaches(leaver), 'wait(500)', 'undefined')
        const { passed, stopped, error } = answer as Record<string, unknown>
        expect([{ passed: true }, { stopped: 'time' }]).toContainEqual({ passed, stopped, error })
      }
      expect(await elsewhere.close()).toBe(0)
      await expect(page).toHaveURL(/lesson=values-and-scope/)

      expect(await ask(shown, 'text()', "'shown'")).toMatchObject({ passed: true })
    })
  }
})
