/** English texts about the data that the product keeps. */
export const privacyEn = {
  title: 'Privacy',
  lead: 'Which data {{product}} keeps, why and for how long, and how to have it deleted.',
  storedTitle: 'What we store',
  stored: {
    account: {
      what: 'Your account',
      how: 'Name, email address, company, language and rights, a hash of your password, and your current session. We keep them while the account exists. What operators change about your account, including its removal, is recorded with these details for two years. The network addresses you signed in from are kept for 90 days, to recognise you there.',
    },
    collections: {
      what: 'Your saved searches and playlists',
      how: 'We keep them until you delete them, or until your account is deleted. What you delete is kept for up to two hours, so that you can undo it. Colleagues see the playlists that you share with them.',
    },
    letters: {
      what: 'Your daily update',
      how: 'Whether you want it, the address, and the letters that were sent, for 400 days.',
    },
    views: {
      what: 'Videos that you play or download',
      how: 'Counted per day. After 13 months the count is no longer linked to you.',
    },
    requests: {
      what: 'Requests for a free trial or more analysis',
      how: 'They are mailed to us. The catalogue does not keep them once the mail is sent.',
    },
    logs: {
      what: 'Server logs',
      how: 'Sign-ins, failed attempts and calls that failed, with your account number and network address, to find faults and attacks.',
    },
  },
  keptTitle: 'Cookies and local storage',
  keptLead:
    'Your browser keeps only what the product needs. There are no advertising cookies, and no cookies are sent to other sites.',
  kept: {
    session: {
      what: 'Your session',
      how: 'A token in local storage and a cookie for pictures, videos and files. Logging out removes them.',
    },
    choices: {
      what: 'Your choices',
      how: 'Language, appearance, column widths and positions in lists, so that pages look as you left them.',
    },
    releases: {
      what: 'The version of the application',
      how: 'Two cookies, kept for up to a year, select your version and avoid one that failed.',
    },
  },
  measuredTitle: 'Measurements',
  measured:
    'Pages report how fast they load and which errors occur. These reports contain no name, no search and no address of a page.',
  anonymised: 'Measurements that belong to a user, such as played videos, are anonymised after 13 months.',
  rightsTitle: 'Your rights',
  rights: 'To have your account and its data corrected or deleted, write to',
  deletionSubject: 'My data in {{product}}',
  export: 'You can download your data at any time on the page of your account.',
};
