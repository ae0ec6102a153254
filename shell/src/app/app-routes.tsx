import { Route, Routes } from 'react-router-dom';
import { REMOTE_PAGES_BASE } from '@airdex/shared-contracts/composition';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { BareFrame } from '../frame/bare-frame.tsx';
import { StandardFrame } from '../frame/standard-frame.tsx';
import { GuidelinesPage } from '../pages/guidelines/guidelines-page.tsx';
import { LoginScreen } from '../pages/login/login-screen.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { RemotePageScreen } from '../pages/remote-page/remote-page-screen.tsx';
import { AccountPathScreen } from '../pages/screens/account-path-screen.tsx';
import { AccountScreen } from '../pages/screens/account-screen.tsx';
import { CardScreen } from '../pages/screens/card-screen.tsx';
import { PdfScreen } from '../pages/screens/pdf-screen.tsx';
import { PlainScreen } from '../remotes/screen/plain-screen.tsx';
import { PlaylistsScreen } from '../pages/screens/playlists-screen.tsx';
import { Protected } from '../routing/protected.tsx';

/** Every path of the application and its screen. Matching ignores case. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={ROUTES.login} element={<LoginScreen />} />
      <Route element={<Protected />}>
        <Route path={ROUTES.cardPdf} element={<PdfScreen exposed="./card-pdf" />} />
        <Route path={ROUTES.comparePdf} element={<PdfScreen exposed="./compare-pdf" />} />
        {/* The letter replaces the whole document, once it is loaded. */}
        <Route element={<BareFrame />}>
          <Route path={ROUTES.letter} element={<AccountPathScreen exposed="./letter" />} />
        </Route>
      </Route>
      <Route
        element={
          <Protected>
            <StandardFrame />
          </Protected>
        }
      >
        <Route path={ROUTES.home} element={<PlainScreen remote="mfe-search" exposed="./home" cards={12} />} />
        {/* The frame itself shows the results. */}
        <Route path={ROUTES.search} element={null} />
        <Route path={ROUTES.card} element={<CardScreen />} />
        <Route path={ROUTES.compare} element={<PlainScreen remote="mfe-card" exposed="./compare" />} />
        <Route
          path={ROUTES.dailyUpdate}
          element={<PlainScreen remote="mfe-account" exposed="./daily-update" />}
        />
        <Route
          path={ROUTES.mySubscription}
          element={<PlainScreen remote="mfe-account" exposed="./my-subscription" />}
        />
        <Route path={ROUTES.reports} element={<PlainScreen remote="mfe-account" exposed="./reports" />} />
        <Route path={ROUTES.faq} element={<PlainScreen remote="mfe-account" exposed="./faq" />} />
        <Route path={ROUTES.aboutUs} element={<PlainScreen remote="mfe-account" exposed="./about-us" />} />
        <Route path={ROUTES.account} element={<AccountScreen />} />
        <Route
          path={ROUTES.savedSearches}
          element={<PlainScreen remote="mfe-collections" exposed="./saved-searches" />}
        />
        <Route path={ROUTES.playlists} element={<PlaylistsScreen />} />
        <Route path={`${REMOTE_PAGES_BASE}/*`} element={<RemotePageScreen />} />
      </Route>
      <Route element={<BareFrame />}>
        {/* The link's user is not always the one who is signed in, whose name the standard frame shows. */}
        <Route path={ROUTES.recoverPassword} element={<AccountPathScreen exposed="./reset-password" />} />
        {/* What a visitor has typed stays when another tab signs in. */}
        <Route path={ROUTES.freeTrial} element={<AccountPathScreen exposed="./free-trial" />} />
      </Route>
      {/* The same elements as around the protected pages, so that React keeps the frame and the focus between them. */}
      <Route
        element={
          <Protected forVisitors={<BareFrame />}>
            <StandardFrame />
          </Protected>
        }
      >
        <Route path={ROUTES.unsubscribe} element={<AccountPathScreen exposed="./unsubscribe" />} />
        <Route path={ROUTES.privacy} element={<PlainScreen remote="mfe-account" exposed="./privacy" />} />
        <Route path={ROUTES.guidelines} element={<GuidelinesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
