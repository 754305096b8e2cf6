import { cssLanguage } from '@codemirror/lang-css'

export const highlighting = cssLanguage
