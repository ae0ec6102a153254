export {
  Dialog,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  type DialogWidth,
} from './dialog.tsx';
export { MessageDialog, type MessageDialogProps, type MessageAction } from './message-dialog.tsx';
