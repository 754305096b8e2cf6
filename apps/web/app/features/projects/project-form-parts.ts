/** What the form of a project loads after its fields: one file, as the names of six would be a part of its first view. */
export { OutlineChoice } from './outline-choice.tsx'
export { ProjectFilesField } from './project-files-field.tsx'
export { ProjectFormTrouble } from './project-form-trouble.tsx'
export { ProjectPreview } from './project-preview.tsx'
export { SkillSuggestions } from './skill-suggestions.tsx'
