/** The part of single-spa that mounts screens. It loads with the first one. */
export { mountRootParcel, MOUNTED } from 'single-spa';
