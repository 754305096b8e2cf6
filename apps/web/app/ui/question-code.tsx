import { CodeBlock } from './code-block.tsx'

interface QuestionCodeProps {
  question: { code?: string | undefined; colors?: string | undefined; language?: string | undefined }
}

/** Nothing for a question without code. */
export function QuestionCode({ question: { code, colors, language } }: QuestionCodeProps) {
  return code ? (
    <CodeBlock copyable code={code} colors={colors} language={language} label="Code of the question" />
  ) : null
}
