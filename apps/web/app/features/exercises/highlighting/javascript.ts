import { javascriptLanguage } from '@codemirror/lang-javascript'

export const highlighting = javascriptLanguage
