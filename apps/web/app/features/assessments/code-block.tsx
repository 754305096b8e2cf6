/** For text that may hold code: signs as they were typed, where the typeface would draw `=>` as one arrow. */
export const plainSigns = '[font-variant-ligatures:none]'

/** Code as it was written; a long line scrolls inside its box, by keyboard too. */
export function CodeBlock({ id, code }: { id?: string; code: string }) {
  return (
    <figure
      id={id}
      aria-label="Code"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-sunken"
    >
      <pre className="w-max min-w-full p-4 font-mono text-sm leading-6 [tab-size:2]">
        <code>{code}</code>
      </pre>
    </figure>
  )
}
