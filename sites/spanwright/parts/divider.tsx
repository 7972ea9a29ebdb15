export { Truss as default } from './truss/Truss.tsx'
