/** English texts of the request for a free trial. */
export const freeTrialEn = {
  title: 'Ask for a free trial',
  lead: 'Tell us who you are, and our team will contact you to set up your access.',
  required: '(required)',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    companyName: 'Company name',
    jobTitle: 'Job title',
    email: 'Email',
    phoneNumber: 'Phone number',
    country: 'Country',
    message: 'Message',
  },
  problems: {
    missing: 'Fill in this field.',
    email: 'Enter a valid email address.',
    phone: 'Enter digits only, with a + before them if needed.',
  },
  send: 'Send',
  sending: 'Sending…',
  noResponse: 'There was no response',
  noResponseHint: 'Your request may have been sent. If you send it again, we may receive it twice.',
  notSent: 'Your request was not sent',
  again: 'Something went wrong on our side, or the connection was lost. Your input is kept. Try again.',
  sent: 'Your request was sent',
  sentHint: 'Thank you! Our team will reply to your email address.',
};
