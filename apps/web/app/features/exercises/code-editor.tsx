import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useEffectEvent, useId, useRef } from 'react'

export interface CodeEditorProps {
  label: string
  /** Above the code: its language, and what to know of it. */
  heading: string
  highlighting: Extension
  value: string
  onChange: (value: string) => void
  /** Called for Ctrl+Enter. */
  onRun: () => void
  /** Called for Escape: Tab indents, so it cannot lead out. */
  onLeave: () => void
}

const look = EditorView.theme({
  '&': { backgroundColor: 'var(--color-sunken)', color: 'var(--color-ink)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '2px solid var(--color-rose)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.5rem', fontVariantLigatures: 'none' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--color-ink)', minHeight: '9rem' },
  '.cm-line': { padding: '0 0.75rem' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--color-muted)', border: 'none' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--color-edge)',
  },
})

const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.tagName], color: 'var(--color-rose)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--color-green)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-amber)' },
  {
    tag: [
      ...[
        tags.function(tags.variableName),
        tags.function(tags.propertyName),
        tags.definition(tags.function(tags.variableName)),
      ],
      ...[tags.typeName, tags.className, tags.attributeName],
    ],
    color: 'var(--color-tide)',
  },
  { tag: tags.comment, color: 'var(--color-muted)', fontStyle: 'italic' },
])

export function CodeEditor({ label, heading, highlighting, value, onChange, onRun, onLeave }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(undefined)
  const hintId = useId()
  const changed = useEffectEvent(onChange)
  const run = useEffectEvent(onRun)
  const leave = useEffectEvent(onLeave)
  const start = useEffectEvent(() => ({
    doc: value,
    language: highlighting,
    attributes: { 'aria-label': label, 'aria-describedby': hintId },
  }))

  useEffect(() => {
    if (!place.current) return
    const { doc, language, attributes } = start()
    const act = (does: () => void) => () => {
      does()
      return true
    }
    const keys = [
      { key: 'Escape', run: act(() => leave()) },
      { key: 'Mod-Enter', run: act(() => run()) },
      ...[...defaultKeymap, ...historyKeymap, indentWithTab],
    ]
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc,
        extensions: [
          ...[lineNumbers(), history(), indentOnInput(), bracketMatching(), EditorView.lineWrapping],
          ...[language, syntaxHighlighting(colors), look, keymap.of(keys)],
          EditorView.contentAttributes.of({ ...attributes, spellcheck: 'false', autocapitalize: 'off' }),
          EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
        ],
      }),
    })
    editor.current = view
    return () => view.destroy()
  }, [])

  useEffect(() => {
    const view = editor.current
    if (!view || view.state.doc.toString() === value) return
    // A change like any other, so that it can be undone.
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } })
  }, [value])

  return (
    <div className="min-w-0 overflow-hidden rounded-md border border-edge bg-sunken">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-3 py-2 text-xs text-muted">
        <span className="font-medium">{heading}</span>
        <span id={hintId}>Escape leaves the editor.</span>
      </p>
      <div ref={place} />
    </div>
  )
}
