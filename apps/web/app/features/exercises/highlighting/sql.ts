import { PostgreSQL } from '@codemirror/lang-sql'

export const highlighting = PostgreSQL.language
