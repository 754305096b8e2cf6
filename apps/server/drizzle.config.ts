import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/{modules,platform}/**/*.tables.ts',
  out: './drizzle',
})
