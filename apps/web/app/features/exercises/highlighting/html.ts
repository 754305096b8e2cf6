import { htmlLanguage } from '@codemirror/lang-html'

export const highlighting = htmlLanguage
