import { typescriptLanguage } from '@codemirror/lang-javascript'

export const highlighting = typescriptLanguage
