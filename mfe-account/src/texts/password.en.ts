/** English texts of resetting and changing a password. */
export const passwordEn = {
  password: 'Password',
  repeat: 'Repeat Password',
  old: 'Old Password',
  new: 'New Password',
  show: 'Show passwords',
  problems: {
    missing: 'Fill in this field.',
    weak: 'Password must contain a minimum of 6 alphanumeric characters, including at least one upper case letter & one number.',
    mismatch: 'Passwords do not match',
  },
  strength: {
    weak: 'Strength: weak',
    fair: 'Strength: fair',
    good: 'Strength: good',
    strong: 'Strength: strong',
  },
  resetTitle: 'Choose a new password',
  checkingLink: 'Checking the link…',
  linkNotChecked: 'The link could not be checked',
  linkGoneHint:
    'A link can be used once, for a limited time, and a newer one replaces it. Ask for another one on the login page.',
  signedInAs:
    'You are signed in as {{name}} in this browser. The link changes the password of the account that received the mail, which may be another one.',
  save: 'Change password',
  saving: 'Saving…',
  notChanged: 'The password was not changed',
  again: 'Something went wrong on our side, or the connection was lost. Your input is kept. Try again.',
  noResponse: 'There was no response',
  noResponseHint:
    'The password may have been changed. Your input is kept, so you can try again. If the second attempt is refused, sign in with the new password.',
  changed: 'Password changed successfully!',
  changedHint: 'Sign in with your new password.',
  changedElsewhere: 'Signing in with the new password logs {{name}} out of this browser.',
  stay: 'Continue as {{name}}',
  dialogTitle: 'Password management',
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  continue: 'Continue',
  newChanged: 'New Password Changed',
};
