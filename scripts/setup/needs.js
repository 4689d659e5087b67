/** The needs of each kind of work: no command installs more than it uses. */
import { chromium, firefox, webKit } from './browsers.js';
import { catch2 } from './catch2.js';
import { clangFormat } from './clang_format.js';
import { emscripten, emscriptenTools } from './emscripten.js';
import { coverageTools, fuzzer } from './fuzzer.js';
import { lighthousePackages, npmPackages } from './npm_packages.js';
import { ccache, cmake, nativeCompiler, ninja, pdfToPixels } from './programs.js';

export const forModule = [cmake, ninja, emscripten, emscriptenTools];
export const forPage = [...forModule, npmPackages];
export const forFormat = [clangFormat, npmPackages];
export const forChecks = [...forPage, clangFormat];
export const forNativeTests = [cmake, ninja, ccache, nativeCompiler, catch2];
export const forCoverage = [...forNativeTests, fuzzer, coverageTools];
export const forFuzzing = [cmake, ninja, fuzzer];
export const forWasmTests = [...forModule, ccache, catch2];
export const forBrowserTests = [...forPage, chromium, firefox, pdfToPixels];
export const forWebKitTests = [...forPage, webKit];
export const forLighthouse = [...forPage, chromium, lighthousePackages];
export const forBench = [...forPage, chromium, firefox, nativeCompiler];
