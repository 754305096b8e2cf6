import * as React from 'react'
import * as runtime from 'react/jsx-runtime'
import * as dom from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { transform } from 'sucrase'
import type { Framework } from './component-job.ts'

let root: Root | undefined
const setActing = (isActing: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isActing })

export const react: Framework<React.ComponentType> = {
  modules: { react: React, 'react/jsx-runtime': runtime, 'react-dom': dom },
  compile: (_name, code) =>
    transform(code, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    }).code,
  async change(act) {
    setActing(true)
    try {
      await React.act(async () => {
        await act()
      })
    } finally {
      // A preview goes on without a test.
      setActing(false)
    }
  },
  show(component, props, place) {
    // Errors that a boundary has caught are no news; others are thrown by `act`.
    root ??= createRoot(place, { onCaughtError: () => undefined })
    root.render(React.createElement(component, props))
  },
  remove: () => root?.unmount(),
}
