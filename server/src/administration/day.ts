import { z } from 'zod';

/** A day as operators write it. PostgreSQL rejects the year 0. */
export const DAY = z.iso
  .date('should be a day such as 2026-01-31')
  .refine((day) => !day.startsWith('0000'), 'should be a day after the year 0');
