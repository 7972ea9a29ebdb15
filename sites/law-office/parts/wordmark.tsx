export { Wordmark as default } from './wordmark/Wordmark.tsx'
