import { Route, Routes } from 'react-router-dom';
import { REMOTE_PAGES_BASE } from '@airdex/shared-contracts/composition';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { BareFrame } from '../frame/bare-frame.tsx';
import { PageFrame } from '../frame/page-frame.tsx';
import { StandardFrame } from '../frame/standard-frame.tsx';
import { GuidelinesPage } from '../pages/guidelines/guidelines-page.tsx';
import { LoginPage } from '../pages/login/login-page.tsx';
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx';
import { RemotePageScreen } from '../pages/remote-page/remote-page-screen.tsx';
import { CardPdfScreen } from '../pages/screens/card-pdf-screen.tsx';
import { CardScreen } from '../pages/screens/card-screen.tsx';
import { ComparePdfScreen } from '../pages/screens/compare-pdf-screen.tsx';
import {
  CompareScreen,
  FaqScreen,
  HomeScreen,
  PlaylistsScreen,
  SavedSearchesScreen,
} from '../pages/screens/screens.tsx';
import { AccountScreen } from '../pages/screens/account-screen.tsx';
import { Protected } from '../routing/protected.tsx';
import { SCREENS_TO_COME } from '../pages/to-come/screens-to-come.ts';
import { ToComePage } from '../pages/to-come/to-come-page.tsx';

/** Every path of the application and its screen. Matching ignores case. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={ROUTES.login} element={<LoginPage />} />
      <Route element={<Protected />}>
        <Route path={ROUTES.cardPdf} element={<CardPdfScreen />} />
        <Route path={ROUTES.comparePdf} element={<ComparePdfScreen />} />
        <Route path={ROUTES.letter} element={<AccountScreen exposed="./letter" />} />
        <Route element={<StandardFrame />}>
          <Route path={ROUTES.home} element={<HomeScreen />} />
          {/* Results stand in the frame, in place of a page. */}
          <Route path={ROUTES.search} element={null} />
          <Route path={ROUTES.card} element={<CardScreen />} />
          <Route path={ROUTES.compare} element={<CompareScreen />} />
          <Route path={ROUTES.faq} element={<FaqScreen />} />
          <Route path={ROUTES.savedSearches} element={<SavedSearchesScreen />} />
          <Route path={ROUTES.playlists} element={<PlaylistsScreen />} />
          <Route path={`${REMOTE_PAGES_BASE}/*`} element={<RemotePageScreen />} />
          {SCREENS_TO_COME.map((name) => (
            <Route key={name} path={ROUTES[name]} element={<ToComePage />} />
          ))}
        </Route>
      </Route>
      <Route element={<BareFrame />}>
        {/* The link's user is not always the one who is signed in, whose name the standard frame shows. */}
        <Route path={ROUTES.recoverPassword} element={<AccountScreen exposed="./reset-password" />} />
      </Route>
      <Route element={<PageFrame />}>
        <Route path={ROUTES.freeTrial} element={<AccountScreen exposed="./free-trial" />} />
        <Route path={ROUTES.unsubscribe} element={<AccountScreen exposed="./unsubscribe" />} />
        <Route path={ROUTES.guidelines} element={<GuidelinesPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
