export { Bridge as default } from './bridge/Bridge.tsx'
