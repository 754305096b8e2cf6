import { pythonLanguage } from '@codemirror/lang-python'
import { indentUnit } from '@codemirror/language'

export const highlighting = [pythonLanguage, indentUnit.of('    ')]
