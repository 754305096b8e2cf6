import { tsxLanguage } from '@codemirror/lang-javascript'

export const highlighting = tsxLanguage
