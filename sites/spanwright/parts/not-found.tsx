export { MissingSpan as default } from './missing-span/MissingSpan.tsx'
