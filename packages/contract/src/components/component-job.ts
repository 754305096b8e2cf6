/** What somebody writes, and what is given along with it. */
export type ComponentFiles = {
  /** The name of what they write, such as `Cart.tsx`. */
  file: string
  code: string
  /** Modules that are there, to be imported by their names. */
  files?: readonly { name: string; code: string }[] | undefined
  /** Which file is shown, if not what they write. */
  shows?: string | undefined
}

export type ComponentTest = {
  /** Statements of somebody who uses the component. */
  acts?: string | undefined
  /** An object, as an expression. */
  props?: string | undefined
  call: string
  gives: string
}

export type ComponentOutcome =
  | { passed: boolean; expected: string; came: string; message?: string; printed: string }
  | { error: string; printed: string }
  | { stopped: 'time' }

export type Props = Record<string, unknown>

/** React or Vue. */
export interface Framework<Component = unknown> {
  /** Modules that programs can import, by name. */
  modules: Readonly<Record<string, unknown>>
  /** A module as a CommonJS script. Throws if it cannot be read. */
  compile(name: string, code: string): string
  /** Does it, and resolves when all that follows from it is shown. Throws what the component has thrown. */
  change(act: () => unknown): Promise<void>
  /** Called in `change`. A second call changes the props. */
  show(component: Component, props: Props, place: Element): void
  /** Called in `change`. */
  remove(): void
}
