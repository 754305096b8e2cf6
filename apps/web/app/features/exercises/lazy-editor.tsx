import type { Extension } from '@codemirror/state'
import type { ExerciseOf } from '@guildhall/contract'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CodeEditorProps } from './code-editor.tsx'

type Props = Omit<CodeEditorProps, 'highlighting'>

const editorWith = (load: () => Promise<{ highlighting: Extension }>) =>
  lazyPart<Props>(async () => {
    const [{ CodeEditor }, { highlighting }] = await Promise.all([import('./code-editor.tsx'), load()])
    return { default: (props) => <CodeEditor {...props} highlighting={highlighting} /> }
  }, PlainEditor)

/** Each comes with the parser of its own language alone. */
export const lazyEditors: Record<ExerciseOf<'code'>['language'], ReturnType<typeof editorWith>> = {
  javascript: editorWith(() => import('./highlighting/javascript.ts')),
  typescript: editorWith(() => import('./highlighting/typescript.ts')),
  html: editorWith(() => import('./highlighting/html.ts')),
  sql: editorWith(() => import('./highlighting/sql.ts')),
  python: editorWith(() => import('./highlighting/python.ts')),
  css: editorWith(() => import('./highlighting/css.ts')),
  react: editorWith(() => import('./highlighting/tsx.ts')),
  vue: editorWith(() => import('./highlighting/html.ts')),
}

/** When the editor cannot be loaded. */
function PlainEditor({ label, value, onChange }: Props) {
  return (
    <TextField
      multiline
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      spellCheck={false}
      className="font-mono"
    />
  )
}
