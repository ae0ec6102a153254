import { CalendarDays } from 'lucide-react';
import { DateTime } from 'luxon';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { IconButton } from '@airdex/shared-ui/button';
import { DateRangePicker, withEnd, withStart, type DateRange } from '@airdex/shared-ui/date-range-picker';
import { FieldGroup } from '@airdex/shared-ui/field-group';
import { PopoverSurface } from '@airdex/shared-ui/popover';
import { TextDateInput } from '@airdex/shared-ui/text-date-input';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { openedRange } from './opened-range.ts';
import { useDateBounds } from './use-date-bounds.ts';
import styles from './date-field.module.css';

/**
 * The days between which a programme was launched: typed, or clicked in two calendars.
 * @param settled the selection whose programmes set the limits
 */
export function DateField({ settled }: { readonly settled: SearchFilter }) {
  const { t } = useTranslation();
  const session = useSearchSession();
  const selection = useCurrent(session.selection);
  const { startDate, endDate } = selection;
  const { bounds, areCurrent } = useDateBounds(settled, selection);
  // The limits of earlier choices must not change a typed date.
  const typedBounds = areCurrent ? { bounds } : {};
  const { isMobile } = useCurrent(useHost().layout);
  const range: DateRange = { start: startDate, end: endDate };
  const change = ({ start, end }: DateRange) => {
    session.select({ startDate: start, endDate: end });
  };
  const calendarTexts = {
    previousYear: t('calendar.previousYear'),
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    nextYear: t('calendar.nextYear'),
    month: t('calendar.month'),
    week: (number: number) => t('calendar.week', { number }),
    clear: t('panel.clearDates'),
    day: {
      today: t('calendar.today'),
      start: t('calendar.start'),
      end: t('calendar.end'),
      between: t('calendar.between'),
    },
  };
  const unreadText = (typed: string) => t('panel.noDate', { typed });
  return (
    <FieldGroup label={t('panel.dates')} description={t('panel.datesNote')}>
      <div className={styles.dates}>
        <TextDateInput
          label={t('panel.startDate')}
          value={startDate}
          {...typedBounds}
          unreadText={unreadText}
          onChange={(start) => {
            change(withStart(range, start));
          }}
        />
        <TextDateInput
          label={t('panel.endDate')}
          value={endDate}
          {...typedBounds}
          unreadText={unreadText}
          onChange={(end) => {
            change(withEnd(range, end));
          }}
        />
        <DialogTrigger
          onOpenChange={(isOpen) => {
            if (isOpen) change(openedRange(range, DateTime.local().toISODate()));
          }}
        >
          <IconButton
            label={t('panel.openCalendar')}
            icon={<CalendarDays aria-hidden="true" />}
            variant="secondary"
            // Below it is the message about a date that cannot be read.
            tooltipPlacement="top"
          />
          <PopoverSurface placement={isMobile ? 'bottom end' : 'right top'} isWide>
            <Dialog aria-label={t('panel.dates')} className={styles.dialog ?? ''}>
              <DateRangePicker value={range} onChange={change} texts={calendarTexts} bounds={bounds} />
            </Dialog>
          </PopoverSurface>
        </DialogTrigger>
      </div>
    </FieldGroup>
  );
}
