#!/usr/bin/env node
import '../src/command-line/main.ts';
