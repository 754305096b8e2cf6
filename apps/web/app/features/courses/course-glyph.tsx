/** Stands for the course like a symbol in a table of elements. The title says the same in words. */
export function CourseGlyph({ glyph }: { glyph: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-md border border-line bg-chosen font-display text-base font-medium text-ink"
    >
      {glyph}
    </span>
  )
}
