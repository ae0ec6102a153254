import { browserSettings } from '../../mfe-kit/presets/jest/browser-settings.js';
import { projectBase } from './project-base.js';

/**
 * The jest project of a package that runs in browsers.
 *
 * @param {string} name the package's folder
 */
export const browserProject = (name) => ({ ...projectBase(name), ...browserSettings });
