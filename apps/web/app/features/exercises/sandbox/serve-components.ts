import type {
  ComponentFiles,
  ComponentTest,
  Framework,
} from '../../../../../../packages/contract/src/components/component-job.ts'
import { judgeComponent, previewComponent } from '../../../../../../packages/contract/src/components/judge-component.ts'
import { clipAll } from './clip.ts'
import { limitMemory } from './limit-memory.ts'
import { removeWaysOut } from './remove-ways-out.ts'

type Job = { files: ComponentFiles; test: ComponentTest; isPreview?: boolean }

/** What the frame of components runs before it has a program. */
export function serveComponents(framework: Framework) {
  // What is thrown later is no news for the page's console.
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, (event) => event.preventDefault())
  const serve = async ({ files, test, isPreview = false }: Job) => {
    if (!isPreview) return clipAll(await judgeComponent(framework, files, test))
    stayInPage()
    await previewComponent(framework, files, test)
    return 'shown'
  }
  Object.assign(globalThis, { serveComponent: serve })
  removeWaysOut()
  limitMemory(64 * 2 ** 20)
}

/** A preview leads nowhere, and takes no focus from the editor before it is used. */
function stayInPage() {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a, area') : null
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
  })
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = () => undefined
  const allow = () => Object.assign(HTMLElement.prototype, { focus })
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, allow, { capture: true, once: true })
}
