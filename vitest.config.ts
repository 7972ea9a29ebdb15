import { defineConfig } from 'vitest/config'

/** Unit tests sit beside their code; tests of the built HTML in tests/site, run after a build. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{content,components,renderer,scripts,styles,supabase}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})
