const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    angular: 'Angular',
    cpp: 'C++',
    css: 'CSS',
    dockerfile: 'Dockerfile',
    html: 'HTML',
    java: 'Java',
    js: 'JavaScript',
    jsx: 'JSX',
    kotlin: 'Kotlin',
    php: 'PHP',
    python: 'Python',
    ruby: 'Ruby',
    sh: 'Shell',
    sql: 'SQL',
    swift: 'Swift',
    text: 'Text',
    ts: 'TypeScript',
    tsx: 'TSX',
    typescript: 'TypeScript',
    vue: 'Vue',
    yaml: 'YAML',
    code: 'Code',
  }),
)

export const languageName = (language = 'code') => names.get(language.toLowerCase()) ?? language
