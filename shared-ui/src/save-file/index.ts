export { saveFile, type FileToSave } from './save-file.ts';
