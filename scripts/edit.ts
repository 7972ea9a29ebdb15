/** Opens the editor for this folder: `npm run edit`. */
process.argv.push('--open', '/admin/')
await import('./dev.ts')
